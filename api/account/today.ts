// Puts together what a member can get today, over all tags: the hub's home leads with it.
import type { components } from '#generated/schema.d.ts'
import { rafflesToEnter } from '../activities/index.ts'
import { today } from '../catalog/today.ts'
import { expiringSoon, whatBalanceBuys } from '../coins/index.ts'
import { openGifts } from '../gifts/index.ts'
import { balances } from '../ledger/ledger.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { parcelsUnderway } from '../fulfillment/parcels.ts'
import { babiesOf, toBaby, youngestOf } from '../profile/index.ts'
import type { Database } from '../store/store.ts'
import { endingVouchers } from '../vouchers/index.ts'

type Schemas = components['schemas']
type Item = Schemas['TodayItem']
type Context = { db: Database; member: Member; language: Language; now: Date }

export async function todayOf(context: Context): Promise<Schemas['Today']> {
  const { db, member, language, now } = context
  const date = localDate(now, member.timeZone)
  // No one of them waits for another: on PostgreSQL each goes over a connection of its own.
  const [gifts, vouchers, parcels, raffles, babies, coinShop, { nextExpiry }] = await Promise.all([
    openGifts(db, member, { language, now }),
    endingVouchers(db, member, { language, now }),
    parcelsUnderway(db, member.id, { language, now }),
    rafflesToEnter(db, member, { language, now }),
    babiesOf(db, member.id),
    whatBalanceBuys(context),
    balances(db, member.id, now),
  ])
  const items = [
    ...gifts.map(item),
    ...vouchers.map((voucher) => item({ kind: 'voucher', ...voucher })),
    ...parcels.map(item),
    ...raffles.map((raffle) => item({ kind: 'raffle', ...raffle })),
  ]
  return {
    date,
    // After a move a gift can be chosen some hours longer than its last day, of which no date is named.
    items: inOrder(
      items.filter(({ lastDay }) => lastDay === null || date <= lastDay),
      date,
    ),
    babies: youngestOf(babies, date).map((baby) => toBaby(baby, member, now)),
    coinShop,
    expiry: expiringSoon(nextExpiry ? [nextExpiry] : [], date),
  }
}

const item = (fields: Pick<Item, 'kind' | 'id' | 'name' | 'picture'> & Partial<Item>): Item => ({
  lastDay: null,
  coins: 0,
  path: null,
  parcelState: null,
  ...fields,
})

/** By what the member would miss most: a gift, money off, what is on its way, coins. */
const worth: readonly Item['kind'][] = [
  'newBabyGift',
  'babyBirthdayGift',
  'momBirthdayGift',
  'wonGift',
  'voucher',
  'order',
  'parcel',
  'raffle',
  'levelGift',
]

/** Last days first, the soonest in front; all else by worth, and the soonest of each. */
export function inOrder(items: readonly Item[], date: string): Item[] {
  const soon = addDays(date, today.lastDays)
  const end = ({ lastDay }: Item) => lastDay ?? '9'
  const rank = (entry: Item) => (end(entry) <= soon ? -1 : worth.indexOf(entry.kind))
  return items.toSorted((a, b) => rank(a) - rank(b) || end(a).localeCompare(end(b)))
}
