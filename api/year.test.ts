// A year of one member and the year after it, lived through the API's own operations: at the end of each month every
// number on every screen is what the ledger's movements come to.
import { expect, test } from 'vitest'
import { testApi } from '../tests/support/api.ts'
import {
  booksOf,
  contradictions,
  expectedNumbers,
  expectedPossessions,
  movedBy,
} from '../tests/support/books.ts'
import { joinByLink } from '../tests/support/livingMember.ts'
import { dataOf, registerMember } from '../tests/support/members.ts'
import { movementsBy, shownNumbers, shownPossessions } from '../tests/support/shownNumbers.ts'
import { expire } from './ledger/ledger.ts'

const api = await testApi()
const { db } = api.store
api.clock.now = new Date('2026-01-09T12:00:00+07:00')
const friend = await registerMember(api)
const { linkCode } = await dataOf(api, 'getReferral', friend)
const mali = await joinByLink(api, linkCode, '2026-01-10T09:00')
/** Bangkok's hours ahead of UTC, all year. */
const offset = 7

/** Holds every screen against the ledger, and the ledger against itself and the diary. @returns what all agree on */
async function look() {
  const when = api.clock.now.toISOString()
  const now = api.clock.now.getTime()
  const local = (at: number) => new Date(at + offset * 3_600_000).toISOString()
  const month = local(now).slice(0, 7)
  const kind = (['earned', 'spent', 'returned', 'expired'] as const)[Number(month.slice(5)) % 4] ?? 'earned'
  const token = await mali.tokenNow()
  const books = await booksOf(db, mali.uid)
  const numbers = expectedNumbers(books, mali.joinedAt, now, offset)
  const idsOf = (keep: (movement: (typeof numbers.movements)[number]) => boolean) =>
    numbers.movements.filter(keep).map(({ id }) => id)
  const expected = {
    ...{ when, numbers, possessions: await expectedPossessions(db, mali.uid, books, now) },
    ofKind: idsOf((movement) => movement.kind === kind),
    ofMonth: idsOf(({ at }) => local(at).startsWith(month)),
    contradictions: { sum: 0, transactions: 0, balances: 0, lots: 0, coins: 0 },
    moved: mali.diary,
  }
  const shown = {
    ...{ when, numbers: await shownNumbers(api, token), possessions: await shownPossessions(api, token) },
    ofKind: await movementsBy(api, token, { kind }),
    ofMonth: await movementsBy(api, token, { month }),
    ...{ contradictions: await contradictions(db), moved: movedBy(books) },
  }
  expect(shown).toEqual(expected)
  return numbers
}

/** The last minute of a month where the member lives. */
async function endOf(month: string) {
  const [year, number] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
  mali.goTo(`${lastDay}T23:59`)
  await look()
}

/** At seven o’clock the month before ends in UTC, too: its coins are gone at once, and a job writes it down. */
async function expiry(month: string) {
  mali.goTo(`${month}-01T07:00`)
  const { coins } = await look()
  expect(await expire(db, api.clock.now)).toBeGreaterThan(0)
  expect((await dataOf(api, 'getCoins', { token: await mali.tokenNow() })).balance).toBe(coins.balance)
}

const days = (month: string, ...numbers: number[]) =>
  numbers.map((number) => `${month}-${String(number).padStart(2, '0')}`)

test(
  'through a member’s year and the next, every number on every screen is what the ledger comes to',
  { timeout: 120_000 },
  async () => {
    await mali.takePrize('2026-01-10T10:00')
    mali.note('referral', 50)
    await mali.checkIn(...days('2026-01', 11, 12, 13, 14, 15, 16, 17))
    await endOf('2026-01')

    await mali.checkIn(...days('2026-02', 1, 2, 3, 5))
    const pump = await mali.order('2026-02-10T12:00', 1, 5250, [
      await mali.reserveVoucher('2026-02-10T11:50'),
    ])
    await mali.checkIn('2026-02-20')
    await endOf('2026-02')

    await mali.checkIn(...days('2026-03', 1, 2, 3, 4, 5, 6, 7))
    await pump.refund('2026-03-20T12:00', 1050)
    mali.note('order_return', -30, -30)
    await endOf('2026-03')

    await mali.checkIn('2026-04-01')
    const bra = await mali.order('2026-04-03T12:00', 2, 3500)
    await mali.claim('2026-04-04T12:00', 'free-shipping')
    const socks = await mali.redeem('2026-04-05T12:00', 'baby-socks', 120)
    await socks.arrive('2026-04-09T12:00')
    await mali.checkIn(...days('2026-04', 12, 13))
    const hat = await mali.redeem('2026-04-27T12:00', 'cotton-hat', 90)
    await hat.cancel('2026-04-29T12:00')
    await endOf('2026-04')

    await mali.checkIn(...days('2026-05', 1, 2))
    await mali.bringFriend('2026-05-06T12:00')
    await mali.redeem('2026-05-20T12:00', 'free-shipping', 150)
    await endOf('2026-05')

    // What the order gave is spent by then: its coins are owed, its points go.
    await mali.checkIn('2026-06-01')
    await mali.redeem('2026-06-10T12:00', 'night-light', 320)
    await bra.refund('2026-06-20T12:00', 3500)
    mali.note('order_return', 0, -100)
    await endOf('2026-06')

    await mali.order('2026-07-04T12:00', 3, 21_000)
    mali.note('order_return', -100)
    await mali.claim('2026-07-05T12:00', 'nest-voucher')
    await mali.checkIn(...days('2026-07', 20, 21))
    await endOf('2026-07')

    await mali.checkIn(...days('2026-08', 10, 12))
    await mali.makeUp('2026-08-12T12:00', '2026-08-11')
    await endOf('2026-08')

    await mali.checkIn('2026-09-02')
    const book = await mali.redeem('2026-09-29T12:00', 'memory-book', 380)
    await endOf('2026-09')

    await book.cancel('2026-10-02T12:00')
    await mali.order('2026-10-10T12:00', 4, 7000)
    await mali.redeem('2026-10-11T12:00', 'five-percent', 200)
    await endOf('2026-10')

    await mali.checkIn(...days('2026-11', 2, 3, 4, 5, 6, 7, 8))
    await endOf('2026-11')

    await mali.checkIn('2026-12-02')
    const bottles = await mali.order('2026-12-20T12:00', 5, 3500)
    await mali.redeem('2026-12-21T12:00', 'muslin-cloths', 180)
    await endOf('2026-12')

    // In the new year nothing is there that a refund could take off this year's points.
    await mali.checkIn('2027-01-01')
    await mali.claim('2027-01-05T12:00', 'anniversary-coins', 120)
    await bottles.refund('2027-01-10T12:00', 3500)
    mali.note('order_return', -100, -100)
    await mali.checkIn('2027-01-11')
    await endOf('2027-01')

    const mask = await mali.redeem('2027-07-30T12:00', 'eye-mask', 110)
    await endOf('2027-07')
    await expiry('2027-08')
    // What comes back for coins past their last day is gone with the next expiry.
    await mask.cancel('2027-08-02T12:00')
    await endOf('2027-08')
    for (const name of ['2027-09', '2027-10', '2027-11', '2027-12', '2028-01']) {
      await expiry(name)
      await endOf(name)
    }
    await expiry('2028-02')

    const { membership, levels } = await look()
    expect(membership).toMatchObject({ coins: 0, nextExpiry: null, level: 1 })
    expect(levels.map(({ level, since, ended }) => [level, since.slice(0, 10), ended]).toReversed()).toEqual([
      [1, '2026-01-10', 'rose'],
      [2, '2026-03-03', 'takenBack'],
      [1, '2026-03-20', 'rose'],
      [2, '2026-04-03', 'takenBack'],
      [1, '2026-06-20', 'rose'],
      [3, '2026-07-04', 'yearEnd'],
      [1, '2028-01-01', null],
    ])
  },
)
