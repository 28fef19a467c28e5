// Tells members of a birthday gift, theirs or a baby's, on the first day it can be claimed.
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
 * One notice a birthday; may be repeated, and makes up for days on which it did not run while the birthday lies ahead.
 * @throws AggregateError with what failed, once all others are done
 */
export async function tellOfBirthdays(db: Database, now: Date, portion: Portion = {}) {
  const ahead = Array.from({ length: giftWindows.birthday.daysBefore + 3 }, (_, days) =>
    // A day more on either side: it may be yesterday or tomorrow where the member lives.
    addDays(now.toISOString().slice(0, 10), days - 1).slice(5),
  )
  // Kept on the 28th in a year without a 29th.
  const days = ahead.includes('02-28') ? [...ahead, '02-29'] : ahead
  // Read once for all: what is left when a gift is claimed is looked at again then.
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
