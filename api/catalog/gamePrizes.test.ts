// Tests that prizes of games and draws refer to existing items, and that a game grants tickets only for draws that are
// open to its players.
import { describe, expect, test } from 'vitest'
import { gameNames, games } from './checkIn.ts'
import { draws } from './draws.ts'
import { checkReferences } from './references.ts'

const references = { vouchers: new Set<string>(), gifts: new Set<string>(), draws: new Set<string>() }

describe('references of prizes to items that are missing in the catalog', () => {
  test.each([
    ['voucher', { voucher: 'no-such' }],
    ['gift', { gift: 'no-such' }],
    ['draw', { tickets: { draw: 'no-such', count: 1 } }],
  ])('for an unknown %s, checkReferences throws an error that names the catalog entry', (kind, prize) => {
    expect(() => checkReferences([{ at: 'day 7', prize }], references)).toThrow(
      `day 7 refers to ${kind} no-such`,
    )
  })
})

test('if a game grants tickets of a draw, the draw is open to all countries and levels of the game', () => {
  for (const { rewards, audience } of gameNames.map((name) => games()[name]))
    for (const { tickets } of rewards) {
      const draw = tickets && draws().get(tickets.draw)
      if (!draw) continue
      const { regions, fromLevel } = draw.audience
      expect(
        regions.length === 0 ||
          (audience.regions.length > 0 && audience.regions.every((region) => regions.includes(region))),
      ).toBe(true)
      expect(audience.fromLevel).toBeGreaterThanOrEqual(fromLevel)
    }
})
