// Tests that only the seed and the tickets determine the winners of a raffle, that an entry wins at most once, and that
// more tickets increase the odds.
import { expect, test } from 'vitest'
import { firstOf, oddsOfTicket, ticketsOf } from './raffleRules.ts'

const seed = 'ab'.repeat(32)
const drawnFrom = (from: string, tickets: string[], winners: number) =>
  firstOf(from, tickets, { winners }).map(({ entry: id }) => id)
const entry = (place: number, tickets = 1) => ({ id: `entry-${place}`, tickets })

test('ticketsOf returns the ticket ids of an entry; the first is the id of the entry', () => {
  expect(ticketsOf(entry(1, 3))).toEqual(['entry-1', 'entry-1_2', 'entry-1_3'])
})

test('firstOf returns the requested number of different winners, which do not depend on the order of the tickets', () => {
  const tickets = Array.from({ length: 30 }, (_, place) => entry(place, 3)).flatMap(ticketsOf)
  const won = drawnFrom(seed, tickets, 20)
  expect(new Set(won).size).toBe(20)
  expect(drawnFrom(seed, tickets.toReversed(), 20)).toEqual(won)
  expect(drawnFrom('cd'.repeat(32), tickets, 20)).not.toEqual(won)
  const half = firstOf(seed, tickets.slice(45), { winners: 20 })
  expect(firstOf(seed, tickets.slice(0, 45), { winners: 20, before: half })).toEqual(
    firstOf(seed, tickets, { winners: 20 }),
  )
})

test('firstOf returns all entries if there are fewer entries than prizes, and an empty list without entries', () => {
  expect(drawnFrom(seed, [entry(1), entry(2)].flatMap(ticketsOf), 20).toSorted()).toEqual([
    'entry-1',
    'entry-2',
  ])
  expect(drawnFrom(seed, [], 20)).toEqual([])
})

test('an entry with six tickets wins about six times as often as an entry with one ticket', () => {
  let [singleWins, six] = [0, 0]
  for (let turn = 0; turn < 600; turn += 1) {
    const crowd = Array.from({ length: 43 }, (_, place) => ({ id: `${turn}-${place}`, tickets: 1 }))
    const tickets = [...crowd, { id: `${turn}-friend`, tickets: 6 }].flatMap(ticketsOf)
    const [won] = drawnFrom(seed, tickets, 1)
    if (won === `${turn}-friend`) six += 1
    if (won === `${turn}-0`) singleWins += 1
  }
  // The expected number of wins in 600 draws is 73 for the entry with six tickets, and 12 for an entry with one ticket.
  // The results are the same in each run, because the seed is fixed.
  expect(six).toBeGreaterThan(50)
  expect(singleWins).toBeLessThan(30)
})

test.each([
  [20, 0, 1],
  [20, 19, 1],
  [20, 39, 0.5],
  [1, 2, 0.333333],
])('oddsOfTicket for %i winners among %i tickets returns %d', (winners, tickets, odds) => {
  expect(oddsOfTicket(winners, tickets)).toBe(odds)
})
