// Selects the operation that claims a gift: one for level gifts and won gifts, another for gifts for a birth or
// birthday.
import type { ReactNode } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import {
  claimBabyBirthdayGift,
  claimGift,
  claimMomBirthdayGift,
  claimNewBabyGift,
} from '#generated/calls/gifts.ts'
import type { Gift } from '#generated/schema.d.ts'
import type { LinkToStep } from '#src/domain/delivery/steps.ts'

export type Claimed =
  | { kind: 'level'; giftId: string }
  /** Id of the won gift that the member claims. */
  | { kind: 'won'; id: string }
  | { kind: 'momBirthday'; giftId: string }
  | { kind: 'newBaby' | 'babyBirthday'; giftId: string; babyId: string }

export type Claiming = {
  claimed: Claimed
  gift: Pick<Gift, 'name' | 'picture' | 'regions' | 'coins'>
  /** Page from which the member started the claim, as target of the back link. */
  up: { link: LinkProps; label: ReactNode }
  /** Link to other gifts, shown if this gift is no longer available. */
  alternatives: LinkProps
  /** Builds the links to the steps of the claim. All steps are on the same page and differ only in the query string. */
  linkTo: LinkToStep
}

/**
 * Returns the mutation that claims the gift and sends it to an address of the member. If the claim gets no response,
 * its idempotency key survives a reload.
 */
export function claimMutation({ claimed, gift }: Pick<Claiming, 'claimed' | 'gift'>) {
  switch (claimed.kind) {
    case 'level':
      return mutation(claimGift, (addressId) => ({ id: claimed.giftId, addressId, price: gift.coins }))
    case 'won':
      return mutation(claimGift, (addressId) => ({ id: claimed.id, addressId }))
    case 'momBirthday':
      return mutation(claimMomBirthdayGift, (addressId) => ({ giftId: claimed.giftId, addressId }))
    case 'newBaby':
      return mutation(claimNewBabyGift, (addressId) => forBaby(claimed, addressId))
    case 'babyBirthday':
      return mutation(claimBabyBirthdayGift, (addressId) => forBaby(claimed, addressId))
  }
}

const forBaby = ({ giftId, babyId }: { giftId: string; babyId: string }, addressId: string) => ({
  giftId,
  babyId,
  addressId,
})

const mutation = <Input, Answer>(
  operation: { mutation: { mutationKey: string[]; mutationFn: (input: Input) => Promise<Answer> } },
  inputTo: (addressId: string) => Input,
) => ({
  mutationKey: operation.mutation.mutationKey,
  mutationFn: (addressId: string) => operation.mutation.mutationFn(inputTo(addressId)),
})
