// Stores a member's consents in an append-only history. The newest entry for each purpose is in force.
import { desc, eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { consented } from '../audit/consented.ts'
import { recordActs } from '../audit/recordActs.ts'
import { localDate } from '../locale/calendar.ts'
import { policyFor } from '../catalog/policies.ts'
import { refuse, type ReasonCode } from '#shared/protocol/refuse.ts'
import { consentPurposes, consents, lockMember } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { wasBorn } from './enteredDates.ts'
import { babies } from './tables.ts'
import { type MemberRow, timeZoneAt, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'

export type Purpose = (typeof consentPurposes)[number]
type ConsentRow = typeof consents.$inferSelect

/** Returns the newest consent entry for each purpose that has one. */
async function latestConsents(db: Database, memberId: string): Promise<Map<Purpose, ConsentRow>> {
  const rows = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(consents.purpose, desc(consents.number))
  return new Map(rows.map((row) => [row.purpose, row]))
}

/** Checks whether the member currently consents to a purpose. A purpose without an entry has no consent. */
export async function consentsTo(db: Database, memberId: string, purpose: Purpose): Promise<boolean> {
  return (await latestConsents(db, memberId)).get(purpose)?.granted ?? false
}

/** @throws BABY_CONSENT_MISSING */
export async function requireBabyConsent(db: Database, memberId: string, field?: string) {
  if (await consentsTo(db, memberId, 'babyData')) return
  refuse('BABY_CONSENT_MISSING', { reasons: [{ code: 'CONSENT_MISSING', ...(field && { field }) }] })
}

/** Returns the consents for all purposes in the format of the API response. */
export async function consentList(
  db: Database,
  memberId: string,
): Promise<components['schemas']['Consents']> {
  const latest = await latestConsents(db, memberId)
  const items = consentPurposes.map((purpose) => {
    const { granted = false, countryCode = null, policyVersion = null, at } = latest.get(purpose) ?? {}
    return { purpose, granted, countryCode, policyVersion, at: at?.toISOString() ?? null }
  })
  return { items }
}

/** Returns the privacy policy that is in force today in the member's country, and the next policy. */
export const policyOf = (member: Zoned & Pick<MemberRow, 'countryCode'>, now: Date) =>
  policyFor(member.countryCode, localDate(now, timeZoneAt(member, now)))

/**
 * Adds consents to the history. A consent that is unchanged under the same policy adds no row.
 * @throws CONSENT_NEEDED, EMAIL_MISSING, PHONE_MISSING
 */
export async function recordConsents(
  db: Database,
  memberId: string,
  { choices, now }: { choices: Partial<Record<Purpose, boolean>>; now: Date },
) {
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    assertPossible(member, choices)
    const { countryCode } = member
    const { version } = policyOf(member, now).inForce
    const before = await latestConsents(tx, memberId)
    const added = consentPurposes.flatMap((purpose) => {
      const granted = choices[purpose]
      if (granted === undefined) return []
      const last = before.get(purpose)
      const isSame =
        last?.granted === granted && last.countryCode === countryCode && last.policyVersion === version
      return isSame ? [] : [{ memberId, purpose, countryCode, policyVersion: version, granted, at: now }]
    })
    if (added.length) await tx.insert(consents).values(added)
    await recordActs(tx, now, ...added.map(consented))
    if (choices.membership)
      await tx.update(members).set({ policyVersion: version }).where(eq(members.id, memberId))
    if (choices.babyData === false) await deleteBabies(tx, memberId, now)
  })
}

function assertPossible({ email, phone }: MemberRow, choices: Partial<Record<Purpose, boolean>>) {
  const against = (code: ReasonCode, field: string) => ({ reasons: [{ code, field }] })
  if (choices.membership === false) refuse('CONSENT_NEEDED', against('NEEDED', 'membership'))
  if (choices.marketingMail && email === null) refuse('EMAIL_MISSING', against('MISSING', 'email'))
  if (choices.marketingPhone && phone === null) refuse('PHONE_MISSING', against('MISSING', 'phone'))
}

/** Deletes the data that must not be stored without the withdrawn consent. */
async function deleteBabies(tx: Database, memberId: string, now: Date) {
  const removed = await tx.delete(babies).where(eq(babies.memberId, memberId)).returning()
  const born = removed.some(wasBorn)
  await tx
    .update(members)
    .set({ lactation: 1, ...(born && { babyRemovedAt: now }) })
    .where(eq(members.id, memberId))
}
