// Checks that a raffle is won by the seed alone, each entry once, more tickets with more chance.
import { expect, test } from 'vitest'
import { firstOf, oddsOfTicket, ticketsOf } from './raffleRules.ts'

const seed = 'ab'.repeat(32)
const drawnFrom = (from: string, tickets: string[], winners: number) =>
  firstOf(from, tickets, { winners }).map(({ entry: id }) => id)
const entry = (place: number, tickets = 1) => ({ id: `entry-${place}`, tickets })

test('an entry has as many tickets as were given to it, the first under its own id', () => {
  expect(ticketsOf(entry(1, 3))).toEqual(['entry-1', 'entry-1_2', 'entry-1_3'])
})

test('so many win as were promised, each once, whatever the order of the tickets', () => {
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

test('everybody wins where there are fewer of them than prizes, and nobody where nobody came', () => {
  expect(drawnFrom(seed, [entry(1), entry(2)].flatMap(ticketsOf), 20).toSorted()).toEqual([
    'entry-1',
    'entry-2',
  ])
  expect(drawnFrom(seed, [], 20)).toEqual([])
})

test('six tickets win about six times as often as one', () => {
  let [singleWins, six] = [0, 0]
  for (let turn = 0; turn < 600; turn += 1) {
    const crowd = Array.from({ length: 43 }, (_, place) => ({ id: `${turn}-${place}`, tickets: 1 }))
    const tickets = [...crowd, { id: `${turn}-friend`, tickets: 6 }].flatMap(ticketsOf)
    const [won] = drawnFrom(seed, tickets, 1)
    if (won === `${turn}-friend`) six += 1
    if (won === `${turn}-0`) singleWins += 1
  }
  // Expected are 73 and 12 of 600; the seed is fixed, so the figures are, too.
  expect(six).toBeGreaterThan(50)
  expect(singleWins).toBeLessThan(30)
})

test.each([
  [20, 0, 1],
  [20, 19, 1],
  [20, 39, 0.5],
  [1, 2, 0.333333],
])('%i winners among %i tickets are odds of %d for one more', (winners, tickets, odds) => {
  expect(oddsOfTicket(winners, tickets)).toBe(odds)
})
