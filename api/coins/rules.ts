// Determines whether a member can redeem a product, and the reasons if not.
import type { MallProduct } from '../catalog/mall.ts'
import { eligibility, reasonIf, reasonsAgainst, type Eligibility } from '../offers/eligibility.ts'

export type Redeemer = { countryCode: string; level: number }

type Availability = { remaining: number; redeemed: number; coins: number }

/**
 * Checks whether the member may redeem the product now, regardless of stock and coins. If NOT_OPEN_YET is the only
 * reason, returns the opening date as `nextDate`.
 */
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

/** Checks whether the member can redeem the product now, including stock and coins. */
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
