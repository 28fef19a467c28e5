// Selects the operation that claims a gift: by level or won, or for a birth or birthday.
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
  /** Won gift of the member that is not claimed yet. */
  | { kind: 'won'; id: string }
  | { kind: 'momBirthday'; giftId: string }
  | { kind: 'newBaby' | 'babyBirthday'; giftId: string; babyId: string }

export type Claiming = {
  claimed: Claimed
  gift: Pick<Gift, 'name' | 'picture' | 'regions' | 'coins'>
  /** Page that the claim started on. */
  up: { link: LinkProps; label: ReactNode }
  /** Link to other gifts, if this one is gone. */
  alternatives: LinkProps
  /** Builds links to steps: the same page with another step in its query. */
  linkTo: LinkToStep
}

/**
 * Returns the mutation that claims the gift to an address of the member. The idempotency key of a claim without a
 * response survives a reload.
 */
export function claimMutation(claimed: Claimed) {
  switch (claimed.kind) {
    case 'level':
      return mutation(claimGift, (addressId) => ({ id: claimed.giftId, addressId }))
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
