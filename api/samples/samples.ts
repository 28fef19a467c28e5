// Adds sample members by calling functions of the hub. Their dates are relative to today, and their last check-ins were
// yesterday.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { activitySamples } from '../activities/samples.ts'
import { saveAddress } from '../addresses/book.ts'
import { addDays, localDate, startOfDate } from '../locale/calendar.ts'
import { openStock } from '../fulfillment/stock.ts'
import { checkInFor } from '../games/checkIn.ts'
import { drawSamples, gameSamples } from '../games/samples.ts'
import { addGiftSamples } from '../gifts/samples.ts'
import { grant } from '../ledger/ledger.ts'
import { orderSamples } from '../orders/samples.ts'
import { saveBaby, silenceBabies } from '../profile/babies.ts'
import { recordConsents } from '../profile/consents.ts'
import { changeInfo } from '../profile/info.ts'
import { addReadingSamples } from '../reading/samples.ts'
import { createMember } from '../session/registration.ts'
import { admitAccount } from '../session/admitAccount.ts'
import { findMember } from '../session/members.ts'
import { hashSecret } from '../session/passwords.ts'
import type { Database } from '../store/store.ts'
import { awardRegistration } from '../rewards/awardRegistration.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { newId } from '../store/id.ts'
import { codeOf } from '../vouchers/referral.ts'
import { addVoucherSample } from '../vouchers/samples.ts'
import { samplePassword } from './accounts.ts'
import { lifeOf, type Step } from './life.ts'
import { sampleMembers, type SampleMember } from './members.ts'

/** Product of the points mall that is sold out in the sample data, so that developers can see its page. */
const soldOut = 'storage-basket'

/** Adds the sample members that do not exist yet, and runs their events in chronological order. */
export async function addSamples(db: Database, now: Date) {
  await db.transaction(async (tx) => {
    await lockSamples(tx)
    const steps: Step[] = []
    for (const sample of sampleMembers)
      if (!(await findMember(tx, await admitAccount(tx, sample.account))))
        steps.push(...(await addSample(tx, sample, now)))
    if (steps.length > 0) await openStock(tx, { kind: 'product', item: soldOut, total: 0 }, now)
    if (steps.length > 0) await stopParcels(tx, stoppedSamples(now))
    for (const { run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run(tx)
  })
}

/** Returns parcels of erased members, which the back office lists until the warehouse knows that it must not ship them. */
const stoppedSamples = (now: Date) =>
  [
    { kind: 'gift' as const, thing: 'muslin-cloth', hoursAgo: 30 },
    { kind: 'redemption' as const, thing: 'cosy-socks', hoursAgo: 2 },
  ].map(({ hoursAgo, ...parcel }) => ({
    ...parcel,
    id: newId(),
    stoppedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  }))

/**
 * Takes the lock that ensures that only one of several processes adds sample members. Retries instead of waiting,
 * because on a slow host a waiting statement would time out before all members are added.
 */
async function lockSamples(tx: Database) {
  for (;;) {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('sample members')) as locked`,
    )
    if (rows[0]?.locked) return
    await pause(200)
  }
}

/** @returns events of the member since joining */
async function addSample(tx: Database, sample: SampleMember, now: Date): Promise<Step[]> {
  const { firstName, countryCode, timeZone, joinedDaysAgo, invitedBy } = sample
  const account = await admitAccount(tx, sample.account)
  // Checks in at noon in local time, because otherwise a day of 25 hours could have two check-ins.
  const today = localDate(now, timeZone)
  const daysAgo = (count: number) =>
    new Date(startOfDate(addDays(today, -count), timeZone).getTime() + 12 * 3_600_000)
  const joinedAt = daysAgo(joinedDaysAgo)
  const person = { firstName, countryCode, timeZone, passwordHash: await hashSecret(samplePassword) }
  const agreed = { agreePrivacyPolicy: true, agreeMarketing: false, agreeTracking: false } as const
  const linkCode = invitedBy === undefined ? undefined : await linkCodeOf(tx, invitedBy)
  const id = await createMember(
    tx,
    { account, ...person, ...agreed, ...(linkCode && { linkCode }) },
    joinedAt,
  )
  // Adds a friend who was invited by the member and has not been active yet.
  if (linkCode)
    await createMember(
      tx,
      {
        account: await admitAccount(tx, `friend-of-${account}`),
        ...person,
        ...agreed,
        firstName: 'Anh',
        linkCode,
      },
      daysAgo(1),
    )
  const member = { id, timeZone, countryCode, visitedCheckIn: false, babyContentSilencedAt: null }
  const addressId = await addPersonalData(tx, id, { sample, today, now: joinedAt })

  return [
    { at: joinedAt, run: () => awardRegistration(tx, id, joinedAt) },
    ...Array.from({ length: sample.checkInDays }, (_, day) => {
      const at = daysAgo(day + 1)
      return { at, run: () => checkInFor(tx, member, { name: 'normalCheckIn', now: at }) }
    }),
    ...gameSamples(member, sample, { daysAgo, now }),
    ...orderSamples(account, now, (db, voucher) => addVoucherSample(db, { memberId: id, ...voucher })),
    ...drawSamples(member, joinedAt, now),
    ...activitySamples({ ...member, isSilenced: sample.silencesBabies ?? false }, joinedAt, now),
    ...(sample.points > 0 ? [pointsOf(id, sample.points, daysAgo(25))] : []),
    ...(sample.points > 0 ? lifeOf({ ...member, isSilenced: sample.silencesBabies }, addressId, now) : []),
    { at: now, run: () => addGiftSamples(tx, { memberId: id, firstName, countryCode }, now) },
    { at: now, run: () => addReadingSamples(tx, id, now) },
  ]
}

const pointsOf = (memberId: string, amount: number, at: Date): Step => ({
  at,
  run: (tx) =>
    grant(tx, {
      memberId,
      currency: 'points',
      amount,
      purpose: 'sample',
      reference: `sample:${memberId}`,
      occurredAt: at,
    }),
})

/** Adds babies, a birthday and an address. @returns the id of the address */
async function addPersonalData(
  tx: Database,
  id: string,
  { sample, today, now }: { sample: SampleMember; today: string; now: Date },
): Promise<string | undefined> {
  const { babies = [], birthdayInDays, silencesBabies, address, countryCode } = sample
  if (birthdayInDays !== undefined)
    await changeInfo(tx, id, { changes: { birthday: `1993${addDays(today, birthdayInDays).slice(4)}` }, now })
  if (babies.length > 0) await recordConsents(tx, id, { choices: { babyData: true }, now })
  for (const { name, dueInDays, bornDaysAgo } of babies) {
    const birth = bornDaysAgo === undefined ? {} : { birthDate: addDays(today, -bornDaysAgo) }
    const due = dueInDays === undefined ? {} : { dueDate: addDays(today, dueInDays) }
    await saveBaby(tx, id, {
      name,
      ...birth,
      ...due,
      now: new Date(Math.max(now.getTime(), Date.parse(today))),
    })
  }
  if (silencesBabies) await silenceBabies(tx, id, { silenced: true, now })
  return (
    address && (await saveAddress(tx, id, { body: { ...address, countryCode, isDefault: true }, now })).id
  )
}

async function linkCodeOf(tx: Database, account: string): Promise<string | undefined> {
  const advocate = await findMember(tx, await admitAccount(tx, account))
  return advocate && (await codeOf(tx, advocate.id))
}
