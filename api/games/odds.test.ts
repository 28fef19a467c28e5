// Tests that prizes are drawn in proportion to the published odds, and depend only on the seed and the ticket.
import { describe, expect, test } from 'vitest'
import { draws } from '../catalog/draws.ts'
import { drawnBy, newSeed, oddsOf, seedHashOf } from './odds.ts'
import { measurement } from '#tests/support/measurements.ts'

const seed = '1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607'

/** Critical χ² values for p = 0.001, by degrees of freedom. */
const critical = [0, 10.828, 13.816, 16.266, 18.467, 20.515]

describe('100,000 tickets', () => {
  test.each([...draws().values()].map((draw) => [draw.id, draw.prizes] as const))(
    'drawnBy selects the prizes of the draw %s in proportion to their weights (χ² test, p > 0.001)',
    (id, prizes) => {
      const tickets = 100_000
      const counts = new Map<string, number>()
      for (let index = 0; index < tickets; index += 1) {
        const { id: drawn } = drawnBy(seed, `ticket-${index}`, prizes)
        counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
      }
      const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
      const chiSquare = prizes.reduce((sum, { id: prize, weight }) => {
        const expected = (tickets * weight) / total
        return sum + ((counts.get(prize) ?? 0) - expected) ** 2 / expected
      }, 0)
      measurement(
        '5. Draw',
        `χ² test of the prizes of ${id} with ${tickets} tickets: ${chiSquare.toFixed(2)}, below the critical value for p = 0.001`,
      )
      expect(chiSquare).toBeLessThan(critical[prizes.length - 1] ?? 0)
    },
  )
})

describe('drawing a ticket', () => {
  const prizes = [{ weight: 1 }, { weight: 1 }, { weight: 2 }]

  test('drawnBy returns the same prize for the same seed and ticket', () => {
    expect(drawnBy(seed, 'a-ticket', prizes)).toBe(drawnBy(seed, 'a-ticket', prizes))
  })

  test('drawnBy returns a different sequence of prizes for another seed, and different prizes for different tickets', () => {
    const runOf = (key: string) =>
      Array.from({ length: 100 }, (_, index) => prizes.indexOf(drawnBy(key, `${index}`, prizes))).join('')
    expect(runOf(seed)).not.toBe(runOf(seedHashOf(seed)))
    expect(new Set(runOf(seed)).size).toBe(3)
  })

  test('drawnBy returns the only prize of a draw with one prize', () => {
    expect(drawnBy(seed, 'a-ticket', [{ weight: 7 }])).toEqual({ weight: 7 })
  })
})

test('newSeed returns 32 random bytes, and seedHashOf returns the SHA-256 of the bytes', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
  expect(newSeed()).not.toBe(newSeed())
  expect(seedHashOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
})

describe('odds of prizes', () => {
  const prize = { name: { en: '', id: '', th: '', vn: '' }, picture: '', prize: { coins: 1 } }
  const draw = {
    prizes: [
      { ...prize, id: 'lamp', weight: 1, stock: 2 },
      { ...prize, id: 'bag', weight: 2, stock: 10 },
      { ...prize, id: 'coins', weight: 3, stock: null },
    ],
  }

  test.each([
    { name: 'no unit was won', takenCounts: {}, odds: [0.166667, 0.333333, 0.5], remaining: [2, 10, null] },
    {
      name: 'one of two units was won',
      takenCounts: { lamp: 1 },
      odds: [0.166667, 0.333333, 0.5],
      remaining: [1, 10, null],
    },
    {
      name: 'one prize is sold out',
      takenCounts: { lamp: 2 },
      odds: [0, 0.333333, 0.666667],
      remaining: [0, 10, null],
    },
    {
      name: 'all prizes except the consolation prize are sold out',
      takenCounts: { lamp: 2, bag: 10 },
      odds: [0, 0, 1],
      remaining: [0, 0, null],
    },
    {
      name: 'the stock was lowered below the number of won units',
      takenCounts: { bag: 11 },
      odds: [0.166667, 0, 0.833333],
      remaining: [2, 0, null],
    },
  ])('oddsOf returns the odds and stock of each prize if $name', ({ takenCounts, odds, remaining }) => {
    const prizeOdds = oddsOf(draw, new Map(Object.entries(takenCounts)))
    expect(prizeOdds.map((entry) => entry.odds)).toEqual(odds)
    expect(prizeOdds.map((entry) => entry.remaining)).toEqual(remaining)
  })
})
