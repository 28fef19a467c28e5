// Finds what is in the way of redeeming a product, pure.
import type { MallProduct } from '../catalog/mall.ts'
import { eligibility, reasonIf, reasonsAgainst, type Eligibility } from '../offers/eligibility.ts'

export type Redeemer = { countryCode: string; level: number }

type Availability = { remaining: number; redeemed: number; coins: number }

/** Whether the product is for the member and for now, and if not, why and, where only its opening is missing, from when. */
export function admission(
  product: MallProduct,
  member: Redeemer,
  { redeemed, now }: { redeemed: number; now: Date },
): Eligibility {
  const { opensAt, closesAt, perMember } = product
  const opens = opensAt !== undefined && now < new Date(opensAt) ? new Date(opensAt) : undefined
  const reasons = [
    ...reasonsAgainst(product, member),
    ...reasonIf(opens !== undefined, 'NOT_OPEN_YET'),
    ...reasonIf(closesAt !== undefined && now >= new Date(closesAt), 'ENDED'),
    ...reasonIf(redeemed >= perMember, 'LIMIT_REACHED'),
  ]
  return eligibility(reasons, reasons.length === 1 ? opens : undefined)
}

/** The same with the stock and their coins, as the list shows it. */
export function affordability(
  product: MallProduct,
  member: Redeemer,
  { availability, now }: { availability: Availability; now: Date },
): Eligibility {
  const { reasons, nextDate } = admission(product, member, { redeemed: availability.redeemed, now })
  const all = [
    ...reasons,
    ...reasonIf(availability.remaining < 1, 'SOLD_OUT'),
    ...reasonIf(availability.coins < product.price, 'NOT_ENOUGH_COINS'),
  ]
  return eligibility(all, nextDate !== undefined && all.length === 1 ? new Date(nextDate) : undefined)
}
