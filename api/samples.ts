// Sample members for looking around: made by the product's own rules, with check-ins up to yesterday.
import samples from './catalog/sample-members.json' with { type: 'json' }
import { addDays, localDate, startOfDate } from './calendar.ts'
import { addCoinSamples } from './coins/samples.ts'
import { checkInFor } from './games/checkIn.ts'
import { addGiftSamples } from './gifts/samples.ts'
import { grant } from './ledger/ledger.ts'
import { addOrderSamples } from './orders/samples.ts'
import { addReadingSamples } from './reading/samples.ts'
import { createMember } from './session/registration.ts'
import { samplePassword } from './sampleAccounts.ts'
import { findMember } from './session/members.ts'
import { hashSecret } from './session/passwords.ts'
import type { Database } from './store/store.ts'
import { addUsedSample, addVoucherSamples } from './vouchers/samples.ts'

/** Adds those that are not there yet. */
export async function addSamples(db: Database, now: Date) {
  for (const sample of samples) await addSample(db, sample, now)
}

async function addSample(db: Database, sample: (typeof samples)[number], now: Date) {
  const { points, days, ...person } = sample
  if (await findMember(db, person.account)) return
  // Noon of each local day: a day of 25 hours would otherwise be checked in twice.
  const today = localDate(now, person.timeZone)
  const daysAgo = (count: number) =>
    new Date(startOfDate(addDays(today, -count), person.timeZone).getTime() + 12 * 3_600_000)
  const agreed = { agreePrivacyPolicy: true, agreeMarketing: false, agreeTracking: false } as const
  const passwordHash = await hashSecret(samplePassword)
  await db.transaction(async (tx) => {
    const memberId = await createMember(tx, { ...person, ...agreed, passwordHash }, daysAgo(days + 1))
    if (points > 0) await addCoinSamples(tx, { ...person, memberId }, now)
    const { timeZone, countryCode } = person
    const member = { id: memberId, timeZone, countryCode, visitedCheckIn: false }
    for (let ago = days; ago > 0; ago -= 1) await checkInFor(tx, member, 'normalCheckIn', daysAgo(ago))
    if (points > 0)
      await grant(tx, {
        memberId,
        currency: 'points',
        amount: points,
        purpose: 'sample',
        reference: `sample:${memberId}`,
        occurredAt: now,
      })
    await addGiftSamples(tx, { ...person, memberId }, now)
    await addReadingSamples(tx, memberId, now)
    await addVoucherSamples(tx, memberId, now)
    await addOrderSamples(tx, person.account, now, addUsedSample)
  })
}
