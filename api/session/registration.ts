// Creates members, awards the coins for joining, and stores consents, one row for each purpose.
import type { components } from '#generated/schema.d.ts'
import { consented } from '../audit/consented.ts'
import { recordActs } from '../audit/recordActs.ts'
import { localDate } from '../locale/calendar.ts'
import { policyFor } from '../catalog/policies.ts'
import { readTimeZone } from '../catalog/timeZones.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { notify } from '../notices/notify.ts'
import { awardRegistration } from '../rewards/awardRegistration.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { accountColumn } from './accounts.ts'
import { consents } from './tables.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'

type Typed = Omit<components['schemas']['RegisterByCodeRequest'], 'code' | 'account' | 'password'>

/** Data of a registration, after validation. */
export type Registration = Typed & { account: Account; passwordHash?: string }

/**
 * Creates a member with the coins for joining, and returns the id of the member. Call within a transaction.
 * @throws ACCOUNT_EXISTS as `createMember` does
 */
export async function registerMember(tx: Database, registration: Registration, now: Date): Promise<string> {
  const id = await createMember(tx, registration, now)
  await awardRegistration(tx, id, now)
  return id
}

/**
 * Creates a member with a verified email or phone, and returns the id of the member. Awards no coins.
 * @throws ACCOUNT_EXISTS if a member with the email or phone exists, even if a concurrent request has just created the
 * member
 */
export async function createMember(db: Database, registration: Registration, now: Date): Promise<string> {
  const { account, firstName, lastName, countryCode, passwordHash } = registration
  const timeZone = readTimeZone(registration.timeZone, countryCode)
  const column = accountColumn(account)
  const id = newId()
  const policyVersion = policyFor(countryCode, localDate(now, timeZone)).inForce.version
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(members)
      .values({
        id,
        [column]: account,
        emailVerified: column === 'email',
        phoneVerified: column === 'phone',
        passwordHash,
        firstName: firstName.trim(),
        lastName: lastName?.trim() || null,
        countryCode,
        registerCountryCode: countryCode,
        timeZone,
        registerChannel: registration.channel ?? 'web',
        // Stores the default traffic source if no source was given in a query parameter (section 3 of the
        // specification).
        registerSource: registration.source?.trim() ?? 'shopify',
        linkCode: registration.linkCode,
        policyVersion,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: members.id })
    if (!created) refuse('ACCOUNT_EXISTS')
    const agreed = consentsOf(id, registration, { policyVersion, at: now })
    await tx.insert(consents).values(agreed)
    await recordActs(
      tx,
      now,
      { what: 'registered', memberId: id, outcome: column },
      ...agreed.filter(({ granted }) => granted).map(consented),
    )
    const name = firstName.trim()
    await notify(tx, { memberId: id, kind: 'welcome', params: { name }, reference: 'welcome', now })
  })
  return id
}

/**
 * Returns the consents of a registration. Marketing consent applies only to the email or phone with which the member
 * registers, because the form contains only one of them.
 */
function consentsOf(
  memberId: string,
  registration: Registration,
  { policyVersion, at }: { policyVersion: string; at: Date },
) {
  const { account, countryCode, agreePrivacyPolicy, agreeMarketing, agreeTracking } = registration
  const marketing = accountColumn(account) === 'email' ? 'marketingMail' : 'marketingPhone'
  const choices = [
    ['membership', agreePrivacyPolicy],
    [marketing, agreeMarketing],
    ['tracking', agreeTracking],
  ] as const
  return choices.map(([purpose, granted]) => ({ memberId, purpose, countryCode, policyVersion, granted, at }))
}
