import { expect, test } from 'vitest'
import type { LuckyGift, Reward } from '#generated/schema.d.ts'
import { topPrize, usualPrize } from './outlook.ts'

const gift = (id: string, odds: number, reward: Partial<Reward>): LuckyGift => ({
  prize: { id, name: id, picture: '/art/prizes/coins.svg', reward: { coins: 0, points: 0, ...reward } },
  weight: odds * 100,
  odds,
  stock: 10,
  remaining: odds > 0 ? 10 : 0,
})
const lamp = { name: 'Lamp', gift: 'lamp' }

test('topPrize returns the first prize with remaining stock', () => {
  const gifts = [gift('lamp', 0, lamp), gift('tote', 0.1, lamp), gift('ten', 0.9, { coins: 10 })]
  expect(topPrize(gifts)?.prize.id).toBe('tote')
  expect(topPrize([])).toBeUndefined()
})

test.each([
  ['fewer coins than the draw costs', { coins: 10 }, 'less'],
  ['as many coins as the draw costs', { coins: 20 }, 'coins'],
  ['a product', lamp, 'thing'],
])('usualPrize returns the most likely prize with its kind: %s', (_, reward, kind) => {
  const gifts = [gift('rare', 0.4, lamp), gift('usual', 0.6, reward)]
  expect(usualPrize(gifts, 20)).toMatchObject({ prize: 'usual', odds: 0.6, kind })
})
