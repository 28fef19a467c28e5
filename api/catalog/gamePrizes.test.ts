// Tests that prizes of games and draws refer to existing items, and to draws that members of the game may enter.
import { describe, expect, test } from 'vitest'
import { gameNames, games } from './checkIn.ts'
import { draws } from './draws.ts'
import { checkReferences } from './references.ts'

const references = { vouchers: new Set<string>(), gifts: new Set<string>(), draws: new Set<string>() }

describe('unknown references of prizes', () => {
  test.each([
    ['voucher', { voucher: 'no-such' }],
    ['gift', { gift: 'no-such' }],
    ['draw', { tickets: { draw: 'no-such', count: 1 } }],
  ])('an unknown %s is reported with its place in the catalog', (kind, prize) => {
    expect(() => checkReferences([{ at: 'Day 7', prize }], references)).toThrow(
      `Day 7 names the ${kind} no-such`,
    )
  })
})

test("tickets of games are for draws that admit the game's countries and level", () => {
  for (const { rewards, audience } of gameNames.map((name) => games[name]))
    for (const { tickets } of rewards) {
      const draw = tickets && draws.get(tickets.draw)
      if (!draw) continue
      const { regions, fromLevel } = draw.audience
      expect(
        regions.length === 0 ||
          (audience.regions.length > 0 && audience.regions.every((region) => regions.includes(region))),
      ).toBe(true)
      expect(audience.fromLevel).toBeGreaterThanOrEqual(fromLevel)
    }
})
