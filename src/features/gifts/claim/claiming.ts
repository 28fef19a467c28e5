// Claims a gift by its own operation: one by level or one that was won, and those for a birth or a birthday.
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
  /** One of the member's own that waits. */
  | { kind: 'won'; id: string }
  | { kind: 'momBirthday'; giftId: string }
  | { kind: 'newBaby' | 'babyBirthday'; giftId: string; babyId: string }

export type Claiming = {
  claimed: Claimed
  gift: Pick<Gift, 'name' | 'picture' | 'regions' | 'coins'>
  /** The page that the claim began on. */
  up: { link: LinkProps; label: ReactNode }
  /** Where there are others, should this one be gone. */
  alternatives: LinkProps
  /** The steps: the same page, with a step in its search. */
  linkTo: LinkToStep
}

/** Claims it to an address of the member's. The key of a claim that was not answered outlives the page. */
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
