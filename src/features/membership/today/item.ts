// Formats an offer of the day on the home page: its title, its reward, the last day of the offer, and its link.
import type { IntlShape } from 'react-intl'
import type { TodayItem } from '#generated/schema.d.ts'
import { dateText, daysBetween } from '#src/runtime/format/dates.ts'

/**
 * Returns the title of an offer. The title of a gift for a baby contains the baby's name, and the title of an order
 * contains the order number. Any other offer has a fixed title or a title from the server.
 */
export function titleOf({ formatMessage }: IntlShape, { kind, name }: TodayItem): string {
  const values = { named: String(name !== null), name }
  if (kind === 'newBabyGift') return formatMessage({ id: 'membership.today.newBaby' }, values)
  if (kind === 'babyBirthdayGift') return formatMessage({ id: 'membership.today.babyBirthday' }, values)
  if (kind === 'momBirthdayGift') return formatMessage({ id: 'membership.today.ownBirthday' })
  if (kind === 'order') return formatMessage({ id: 'membership.today.order' }, { order: unbroken(name) })
  return name ?? ''
}

/** Inserts word joiners, because browsers break lines after a hyphen. Smaller than `unbrokenCode` in the first load. */
const unbroken = (number: string | null) => number?.replace(/-/g, '-\u2060')

/** Formats the reward and the last day of an offer. */
export function textOf(intl: IntlShape, item: TodayItem, today: string): string {
  const { kind, lastDay, coins, parcelState } = item
  if (parcelState !== null)
    return intl.formatMessage({ id: 'membership.today.parcel' }, { state: parcelState })
  const until = {
    days: lastDay === null ? -1 : daysBetween(today, lastDay),
    date: lastDay === null ? '' : dateText(intl, lastDay, 'medium'),
  }
  if (kind === 'voucher') return intl.formatMessage({ id: 'membership.today.voucher' }, until)
  if (kind === 'raffle') return intl.formatMessage({ id: 'membership.today.raffle' }, { ...until, coins })
  if (kind === 'wonGift') return intl.formatMessage({ id: 'membership.today.won' })
  if (kind === 'levelGift') return intl.formatMessage({ id: 'membership.today.level' })
  return intl.formatMessage({ id: 'membership.today.choose' }, until)
}

export type ItemLink = { to: string; search?: Record<string, string | number> }

export function linkOf({ kind, id, path, parcelState }: TodayItem): ItemLink {
  if (parcelState !== null) return { to: '/common/logisticsTrajectory', search: { parcel: id } }
  if (path !== null) return { to: path }
  const to = paths[kind]
  if (kind === 'newBabyGift' || kind === 'babyBirthdayGift') return { to, search: { baby: id } }
  if (kind === 'wonGift') return { to, search: { gift: id } }
  if (kind === 'levelGift') return { to, search: { type: 1, gift: id } }
  return { to }
}

const paths: Record<TodayItem['kind'], string> = {
  newBabyGift: '/gifts/newBabyGiftList',
  babyBirthdayGift: '/gifts/redeemList',
  momBirthdayGift: '/gifts/momBirthdayGiftList',
  levelGift: '/gifts/list',
  wonGift: '/gifts/reward',
  voucher: '/coupon',
  raffle: '/activities',
  order: '/order',
  parcel: '/order',
}
