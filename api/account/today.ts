// Collects the items of the home page from several folders of `api/`: gifts, vouchers, parcels and raffles that concern
// the member today.
import type { components } from '#generated/schema.d.ts'
import { rafflesToEnter } from '../activities/index.ts'
import { today } from '../catalog/today.ts'
import { expiringSoon, affordableProducts } from '../coins/index.ts'
import { openTickets } from '../games/index.ts'
import { openGifts } from '../gifts/index.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { readStanding } from '../levels/standing.ts'
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
  // Reads data that several lists need only once.
  const reads = { standing: readStanding(db, member.id, now), babies: babiesOf(db, member.id) }
  // Runs the queries concurrently: on PostgreSQL each query uses a separate connection.
  const [gifts, vouchers, parcels, raffles, babies, coinShop, tickets, { nextExpiry }] = await Promise.all([
    openGifts(db, member, { language, now, reads }),
    endingVouchers(db, member, { language, now }),
    parcelsUnderway(db, member.id, { language, now }),
    rafflesToEnter(db, member, { language, now }),
    reads.babies,
    affordableProducts({ ...context, standing: reads.standing }),
    openTickets(db, member, now),
    reads.standing.balances,
  ])
  const items = [
    ...gifts.map(item),
    ...vouchers.map((voucher) => item({ kind: 'voucher', ...voucher })),
    ...parcels.map(item),
    ...raffles.map((raffle) => item({ kind: 'raffle', ...raffle })),
  ]
  return {
    date,
    // Omits items whose last day has passed, even a gift that the member can still claim for some hours after a change
    // of time zone.
    items: inOrder(
      items.filter(({ lastDay }) => lastDay === null || date <= lastDay),
      date,
    ),
    babies: youngestOf(babies, date).map((baby) => toBaby(baby, member, now)),
    coinShop,
    tickets,
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

/** Kinds of items, most valuable to the member first. */
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

/**
 * Sorts items that end soon before all other items. Items that end soon are sorted by end date, all other items by
 * their value to the member and then by end date.
 */
export function inOrder(items: readonly Item[], date: string): Item[] {
  const soon = addDays(date, today().lastDays)
  const end = ({ lastDay }: Item) => lastDay ?? '9'
  const rank = (entry: Item) => (end(entry) <= soon ? -1 : worth.indexOf(entry.kind))
  return items.toSorted((a, b) => rank(a) - rank(b) || end(a).localeCompare(end(b)))
}
