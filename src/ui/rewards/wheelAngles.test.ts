import { expect, test } from 'vitest'
import { arcsOf, turnTo } from './wheelAngles.ts'

const arcs = arcsOf([
  { id: 'a', share: 0.04 },
  { id: 'gone', share: 0 },
  { id: 'b', share: 0.46 },
  { id: 'c', share: 0.5 },
])

test('arcsOf returns slices in proportion to the odds, and omits prizes without odds', () => {
  expect(arcs.map(({ id, from, to }) => [id, Math.round((to - from) * 10) / 10])).toEqual([
    ['a', 14.4],
    ['b', 165.6],
    ['c', 180],
  ])
  expect(arcs.at(-1)?.to).toBeCloseTo(360)
})

test.each(['a', 'b', 'c'])('turnTo stops the slice %s below the pointer, from any start angle', (id) => {
  const arc = arcs.find((candidate) => candidate.id === id)
  for (const from of [0, 77, 359.5, 1234]) {
    const turn = turnTo(arcs, id, { from, fullTurns: 4 })
    const below = (((360 - turn) % 360) + 360) % 360
    expect(below).toBeGreaterThan(arc?.from ?? 360)
    expect(below).toBeLessThan(arc?.to ?? 0)
    expect(turn - from).toBeGreaterThanOrEqual(4 * 360)
    expect(turn - from).toBeLessThan(5 * 360)
  }
})

test('turnTo returns the current angle for an unknown id', () =>
  expect(turnTo(arcs, 'gone', { from: 12, fullTurns: 4 })).toBe(12))
