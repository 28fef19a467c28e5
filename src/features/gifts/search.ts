// What the addresses of gifts say: which gift, which board, and how far a claim has come, so that Back leads from step to step
// and a reload stays where one was.
import type { GiftType } from '../../../generated/schema.d.ts'
import { deliveryStep, type DeliverySearch } from '../../forms/delivery/steps.ts'
import { idSearch } from '../../runtime/routing/idSearch.ts'

/** One gift, and a step of claiming it; without a step it is only looked at. */
export type ClaimSearch = DeliverySearch & {
  /** Of the catalogue, or, among a member's own, theirs. */
  gift?: string | undefined
}

export type GiftListSearch = ClaimSearch & {
  /** The board; all of them without it. */
  type?: GiftType | undefined
  /** Side by side, to choose one. */
  compare?: true | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const claimSearch = ({ gift, step, address }: Record<string, unknown>): ClaimSearch => ({
  gift: idSearch(gift),
  step: deliveryStep(step),
  address: idSearch(address),
})

export const giftListSearch = ({ type, compare, ...search }: Record<string, unknown>): GiftListSearch => ({
  ...claimSearch(search),
  type: [1, 2, 3, 4].find((each) => each === type),
  compare: compare === true || undefined,
})
