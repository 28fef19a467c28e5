// Notifies members of a birthday gift, for themselves or a baby, on the first day on which it can be claimed.
import { addDays, localDate } from '../locale/calendar.ts'
import { giftWindows } from '../catalog/gifts.ts'
import { stockOf } from '../fulfillment/stock.ts'
import { notify } from '../notices/notify.ts'
import { membersBornOn } from '../profile/index.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { readEligibilityContext, type Claimant } from './eligibilityContext.ts'
import { occasionsOf } from './occasions.ts'
import type { EligibilityContext } from './rules.ts'

const birthdayNotices = [
  { occasion: 'babyBirthday', kind: 'baby-birthday' },
  { occasion: 'momBirthday', kind: 'own-birthday' },
] as const

/**
 * Sends one notification per birthday; may be repeated, and catches up on missed days until the birthday.
 * @throws AggregateError with the failures, after all others are done
 */
export async function tellOfBirthdays(db: Database, now: Date, portion: Portion = {}) {
  const ahead = Array.from({ length: giftWindows.birthday.daysBefore + 3 }, (_, days) =>
    // Includes a day more on each side, because the date differs between time zones.
    addDays(now.toISOString().slice(0, 10), days - 1).slice(5),
  )
  // A birthday on 29 February counts on the 28th in other years.
  const days = ahead.includes('02-28') ? [...ahead, '02-29'] : ahead
  // Read once for all members; a claim checks the stock again.
  const stock = await stockOf(db, 'gift')
  await eachInBatches({
    ...portion,
    next: (span) => membersBornOn(db, days, span),
    work: (member) => tell(db, member, { stock, now }),
  })
}

async function tell(
  db: Database,
  member: Claimant,
  { stock, now }: { stock: EligibilityContext['stock']; now: Date },
) {
  const context = await readEligibilityContext(db, member, { now, stock })
  const today = localDate(now, member.timeZone)
  for (const { occasion, kind } of birthdayNotices)
    for (const { once, window, eligibility } of occasionsOf(occasion, context))
      if (eligibility.ok && window !== null && window.date >= today)
        await notify(db, { memberId: member.id, kind, params: {}, reference: String(once), now })
}
