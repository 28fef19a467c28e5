// Simulates two years of one member, with actions of the member, the shop and the warehouse. Callers choose the days on
// which they check the result.
import type { LivingMember } from './simulatedMember.ts'

/**
 * Day on which callers may check: the last day of a month, or the day after the expiry of the previous month's coins.
 */
export type LookingDay = { date: string; expires: boolean }

/** Time at which the friend joins, a day before the member joins through the friend's link. Times are in Bangkok. */
export const friendJoins = '2026-01-09T12:00'
export const memberJoins = '2026-01-10T09:00'

/** Runs the actions day by day and yields each day on which callers may check. */
export async function* memberYears(mali: LivingMember): AsyncGenerator<LookingDay> {
  mali.note('referral', 50)
  await mali.checkIn(...days('2026-01', 11, 12, 13, 14, 15, 16, 17))
  yield endOf('2026-01')

  await mali.checkIn(...days('2026-02', 1, 2, 3, 5))
  const pump = await mali.order('2026-02-10T12:00', {
    number: 1,
    baht: 5250,
    codes: [await mali.reserveVoucher('2026-02-10T11:50')],
  })
  await mali.checkIn('2026-02-20')
  yield endOf('2026-02')

  await mali.checkIn(...days('2026-03', 1, 2, 3, 4, 5, 6, 7))
  await pump.refund('2026-03-20T12:00', 1050)
  mali.note('order_return', -30, -30)
  yield endOf('2026-03')

  await mali.checkIn('2026-04-01')
  const bra = await mali.order('2026-04-03T12:00', { number: 2, baht: 3500 })
  await mali.claim('2026-04-04T12:00', 'free-shipping')
  const socks = await mali.redeem('2026-04-05T12:00', 'baby-socks', 120)
  await socks.arrive('2026-04-09T12:00')
  await mali.checkIn(...days('2026-04', 12, 13))
  const hat = await mali.redeem('2026-04-27T12:00', 'cotton-hat', 90)
  await hat.cancel('2026-04-29T12:00')
  yield endOf('2026-04')

  await mali.checkIn(...days('2026-05', 1, 2))
  await mali.bringFriend('2026-05-06T12:00')
  await mali.redeem('2026-05-20T12:00', 'free-shipping', 150)
  yield endOf('2026-05')

  // The coins of the order are spent before the refund, so they become a debt; the points of the order are deducted.
  await mali.checkIn('2026-06-01')
  await mali.redeem('2026-06-10T12:00', 'night-light', 320)
  await bra.refund('2026-06-20T12:00', 3500)
  mali.note('order_return', 0, -100)
  yield endOf('2026-06')

  await mali.order('2026-07-04T12:00', { number: 3, baht: 21_000 })
  mali.note('order_return', -100)
  await mali.claim('2026-07-05T12:00', 'nest-voucher')
  const bag = await mali.claimGift('2026-07-06T12:00', 'cooler-bag', 150)
  const light = await mali.claimGift('2026-07-07T12:00', 'night-light', 100)
  await bag.arrive('2026-07-12T12:00')
  await light.cancel('2026-07-13T12:00')
  await mali.checkIn(...days('2026-07', 20, 21))
  yield endOf('2026-07')

  await mali.checkIn(...days('2026-08', 10, 12))
  await mali.makeUp('2026-08-12T12:00', '2026-08-11')
  yield endOf('2026-08')

  await mali.checkIn('2026-09-02')
  const book = await mali.redeem('2026-09-29T12:00', 'memory-book', 380)
  yield endOf('2026-09')

  await book.cancel('2026-10-02T12:00')
  await mali.playDraw('2026-10-05T12:00', { draw: 'autumn-thanks', price: 10, count: 3 })
  await mali.order('2026-10-10T12:00', { number: 4, baht: 7000 })
  await mali.redeem('2026-10-11T12:00', 'five-percent', 200)
  yield endOf('2026-10')

  await mali.checkIn(...days('2026-11', 2, 3, 4, 5, 6, 7, 8))
  yield endOf('2026-11')

  await mali.checkIn('2026-12-02')
  const bottles = await mali.order('2026-12-20T12:00', { number: 5, baht: 3500 })
  await mali.redeem('2026-12-21T12:00', 'muslin-cloths', 180)
  yield endOf('2026-12')

  // The points of the past year are final, and the refund deducts no points of the new year either.
  await mali.checkIn('2027-01-01')
  await mali.claim('2027-01-05T12:00', 'anniversary-coins', 120)
  await bottles.refund('2027-01-10T12:00', 3500)
  mali.note('order_return', -100)
  await mali.checkIn('2027-01-11')
  yield endOf('2027-01')

  const mask = await mali.redeem('2027-07-30T12:00', 'eye-mask', 110)
  yield endOf('2027-07')
  yield afterExpiry('2027-08')
  // Coins that are refunded after their last day expire at the next run of the expiry job.
  await mask.cancel('2027-08-02T12:00')
  yield endOf('2027-08')
  for (const name of ['2027-09', '2027-10', '2027-11', '2027-12', '2028-01']) {
    yield afterExpiry(name)
    yield endOf(name)
  }
  yield afterExpiry('2028-02')
}

function endOf(month: string): LookingDay {
  const [year, number] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, number ?? 0, 0))
  return { date: lastDay.toISOString().slice(0, 10), expires: false }
}

const afterExpiry = (month: string): LookingDay => ({ date: `${month}-01`, expires: true })

const days = (month: string, ...numbers: number[]) =>
  numbers.map((number) => `${month}-${String(number).padStart(2, '0')}`)
