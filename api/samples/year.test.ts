// Simulates two years of a member with operations of the API. At the end of each month, every number on every screen
// must equal the sum of the ledger's movements.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { booksOf, contradictions, expectedNumbers, expectedItems, movedBy } from '#tests/support/books.ts'
import { joinByLink } from '#tests/support/simulatedMember.ts'
import { dataOf, registerMember } from '#tests/support/members.ts'
import { friendJoins, memberJoins, memberYears } from '#tests/support/memberYears.ts'
import { movementsBy, shownNumbers, shownItems } from '#tests/support/shownNumbers.ts'
import { expire } from '../ledger/ledger.ts'

const api = await testApi()
const { db } = api.store
api.clock.now = new Date(`${friendJoins}+07:00`)
const friend = await registerMember(api)
const { linkCode } = await dataOf(api, 'getReferral', friend)
const mali = await joinByLink(api, linkCode, { joinedAt: memberJoins })
/** Offset of Bangkok from UTC in hours. It does not change during the year. */
const offset = 7

/**
 * Compares the numbers on every screen with the ledger. Also compares the ledger with its own totals and with the
 * recorded events.
 * @returns the compared numbers
 */
async function look() {
  const timestamp = api.clock.now.toISOString()
  const now = api.clock.now.getTime()
  const local = (at: number) => new Date(at + offset * 3_600_000).toISOString()
  const month = local(now).slice(0, 7)
  const kind = (['earned', 'spent', 'returned', 'expired'] as const)[Number(month.slice(5)) % 4] ?? 'earned'
  const token = await mali.tokenNow()
  const books = await booksOf(db, mali.uid)
  const numbers = expectedNumbers(books, mali.joinedAt, { now, offset })
  const idsOf = (keep: (movement: (typeof numbers.movements)[number]) => boolean) =>
    numbers.movements.filter(keep).map(({ id }) => id)
  const expected = {
    when: timestamp,
    numbers,
    possessions: await expectedItems(db, mali.uid, { books, now }),
    ofKind: idsOf((movement) => movement.kind === kind),
    ofMonth: idsOf(({ at }) => local(at).startsWith(month)),
    contradictions: { sum: 0, transactions: 0, balances: 0, lots: 0, coins: 0 },
    moved: mali.diary,
  }
  const snapshot = {
    when: timestamp,
    numbers: await shownNumbers(api, token),
    possessions: await shownItems(api, token),
    ofKind: await movementsBy(api, token, { kind }),
    ofMonth: await movementsBy(api, token, { month }),
    contradictions: await contradictions(db),
    moved: movedBy(books),
  }
  expect(snapshot).toEqual(expected)
  return numbers
}

/**
 * Checks expired coins at 07:00 in Bangkok, when the month ends in UTC. Balances exclude expired coins immediately; a
 * job posts the expiry to the ledger.
 */
async function expiry() {
  const { coins } = await look()
  expect(await expire(db, api.clock.now)).toBeGreaterThan(0)
  expect((await dataOf(api, 'getCoins', { token: await mali.tokenNow() })).balance).toBe(coins.balance)
}

test('during two years of a member, every number on every screen equals the sum of the ledger’s movements at the end of each month', async () => {
  for await (const { date, expires } of memberYears(mali)) {
    // Last minute of a month in the member's time zone.
    mali.goTo(`${date}T${expires ? '07:00' : '23:59'}`)
    await (expires ? expiry() : look())
  }

  const { membership, levels } = await look()
  expect(membership).toMatchObject({ coins: 0, nextExpiry: null, level: 1 })
  expect(levels.map(({ level, since, ended }) => [level, since.slice(0, 10), ended]).toReversed()).toEqual([
    [1, '2026-01-10', 'rose'],
    [2, '2026-03-03', 'takenBack'],
    [1, '2026-03-20', 'rose'],
    [2, '2026-04-03', 'takenBack'],
    [1, '2026-06-20', 'rose'],
    [3, '2026-07-04', 'yearEnd'],
    [1, '2027-12-31', null],
  ])
})
