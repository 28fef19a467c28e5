// Coins of a sample member: what a year brought, the first of it soon to expire, and a redemption whose parcel has arrived.
import * as z from 'zod/mini'
import { addMonths, localDate, startOfDate } from '../calendar.ts'
import { mallProducts } from '../catalog/mall.ts'
import data from '../catalog/sample-coins.json' with { type: 'json' }
import { grant } from '../ledger/ledger.ts'
import { payCoins } from '../payCoins.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { referenceOf } from './redeem.ts'
import { transitionRedemption } from './redemptions.ts'
import { reserveStock } from './stock.ts'
import { redemptions } from './tables.ts'

const monthsAgo = z.int().check(z.gte(0))
const samples = z
  .array(
    z.union([
      z.strictObject({ monthsAgo, coins: z.int().check(z.gte(1)), purpose: z.string() }),
      z.strictObject({ monthsAgo, redeem: z.string() }),
    ]),
  )
  .parse(data)

type Sample = { memberId: string; firstName: string; countryCode: string; timeZone: string }

export async function addCoinSamples(tx: Database, member: Sample, now: Date) {
  const today = localDate(now, member.timeZone)
  for (const [place, sample] of samples.entries()) {
    const at = startOfDate(addMonths(today, -sample.monthsAgo), member.timeZone)
    if ('redeem' in sample) await redeemed(tx, member, sample.redeem, at)
    else {
      const { coins: amount, purpose } = sample
      const reference = `sample:${member.memberId}:${place}`
      await grant(tx, {
        ...{ memberId: member.memberId, currency: 'coins', amount, purpose, reference },
        occurredAt: at,
      })
    }
  }
}

async function redeemed(tx: Database, { memberId, firstName, countryCode }: Sample, slug: string, at: Date) {
  const product = mallProducts.get(slug)
  if (!product) return
  const id = newId()
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  await tx.insert(redemptions).values({
    ...{ id, memberId, product: slug, slot: 1, price: product.price, state: 'reserved' },
    address: {
      ...{ id: newId(), recipient: firstName, countryCode },
      ...{ line1: '1 Sample Street', phone: '+15550100', isDefault: true },
    },
    ...{ steps: [{ state: 'reserved', at: at.toISOString() }], redeemedAt: at, stateAt: at },
  })
  await payCoins(tx, {
    ...{ memberId, amount: product.price, purpose: 'mall', subject: `mall:${slug}` },
    ...{ reference: referenceOf(id), occurredAt: at },
  })
  await reserveStock(tx, product)
  const parcel = { carrier: 'Sample Post', trackingNumber: 'SP0098765432', trackingUrl: null }
  await transitionRedemption(tx, id, 'confirmed', later(3))
  await transitionRedemption(tx, id, 'packed', later(20))
  await transitionRedemption(tx, id, 'shipped', later(30), parcel)
  await transitionRedemption(tx, id, 'delivered', later(80))
}
