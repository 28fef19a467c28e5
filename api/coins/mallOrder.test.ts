// Checks that the order of the products decides as the rules of a redemption.
import { expect, test } from 'vitest'
import { mallProducts, type MallProduct } from '../catalog/mall.ts'
import { rankFor } from './mallOrder.ts'
import { affordability } from './rules.ts'

const now = new Date('2026-11-21T03:00:00.000Z')
const [base] = mallProducts().values()
if (!base) throw new Error('The catalog has no products.')
const variants: MallProduct[] = [
  ...mallProducts().values(),
  { ...base, id: 'later', opensAt: '2026-11-21T03:00:00.001Z' },
  { ...base, id: 'opens-now', opensAt: '2026-11-21T03:00:00Z' },
  { ...base, id: 'ends-now', closesAt: '2026-11-21T03:00:00Z' },
  { ...base, id: 'sold-out' },
  { ...base, id: 'used', perMember: 2 },
  { ...base, id: 'for-level-4', fromLevel: 4 },
].map((product) => ({ ...product, regions: [] }))

test.each([0, 90, 320, 10_000])(
  'with %d coins, rankFor decides about each product as affordability',
  (coins) => {
    const redeemed = new Map([['used', 2]])
    const rank = rankFor({ coins, level: 2, redeemed, soldOut: new Set(['sold-out']), now })
    for (const product of variants) {
      const availability = {
        remaining: product.id === 'sold-out' ? 0 : 1,
        redeemed: redeemed.get(product.id) ?? 0,
        coins,
      }
      const { ok, reasons } = affordability(product, { countryCode: 'TH', level: 2 }, { availability, now })
      const onlyCoins = reasons.every(({ code }) => code === 'NOT_ENOUGH_COINS')
      const missing = onlyCoins ? Math.max(0, product.price - coins) : Infinity
      expect(rank(product)).toEqual({ product, isAvailable: ok, missing })
    }
  },
)
