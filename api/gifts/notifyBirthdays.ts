// Notifies members of a gift for their own or a baby's birthday, on the first day on which the gift can be claimed.
import { choiceIn, dateIn } from '../locale/intl.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { giftWindows } from '../catalog/gifts.ts'
import { stockOf } from '../fulfillment/stock.ts'
import { notify } from '../notices/notify.ts'
import { membersBornOn } from '../profile/index.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { readEligibilityContext, type Claimant } from './eligibilityContext.ts'
import { occasionsOf } from './occasions.ts'
import { giftsFor, reasonsFor, type EligibilityContext } from './rules.ts'

const birthdayNotices = [
  { occasion: 'babyBirthday', kind: 'baby-birthday' },
  { occasion: 'momBirthday', kind: 'own-birthday' },
] as const

/**
 * Sends one notification for each birthday, even if called repeatedly. If the job did not run for some days, the next
 * call also sends the missed notifications, except for birthdays in the past.
 * @throws AggregateError with the failures, after all other members were notified
 */
export async function notifyBirthdays(db: Database, now: Date, portion: Portion = {}) {
  const ahead = Array.from({ length: giftWindows().birthday.daysBefore + 3 }, (_, days) =>
    // Selects birthdays of one additional day before and after, because the local date depends on the member's time
    // zone.
    addDays(now.toISOString().slice(0, 10), days - 1).slice(5),
  )
  // Includes birthdays on 29 February, which count as 28 February in years that are not leap years.
  const days = ahead.includes('02-28') ? [...ahead, '02-29'] : ahead
  // Reads the stock once for all members. The stock may change while the job runs, but each claim checks it again.
  const stock = await stockOf(db, 'gift')
  await eachInBatches({
    ...portion,
    next: (span) => membersBornOn(db, days, span),
    work: (member) => notifyBirthday(db, member, { stock, now }),
  })
}

async function notifyBirthday(
  db: Database,
  member: Claimant,
  { stock, now }: { stock: EligibilityContext['stock']; now: Date },
) {
  const context = await readEligibilityContext(db, member, { now, stock })
  const today = localDate(now, member.timeZone)
  for (const { occasion, kind } of birthdayNotices) {
    const gifts = giftsFor([occasion], context).filter((gift) => reasonsFor(gift, context).length === 0)
    const names = { aboutBaby: gifts.some(({ aboutBaby }) => aboutBaby) }
    const choices = { choices: gifts.length, gifts: choiceIn(gifts.map(({ name }) => name)) }
    for (const { once, window, eligibility } of occasionsOf(occasion, context))
      if (eligibility.ok && window !== null && window.date >= today)
        await notify(db, {
          memberId: member.id,
          kind,
          names,
          params: { ...choices, date: dateIn(window.closesOn) },
          reference: String(once),
          now,
        })
  }
}
