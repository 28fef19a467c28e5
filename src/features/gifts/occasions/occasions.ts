// Occasions on which a member chooses a gift: a birth, the birthday of the member, and the birthday of a baby.
import type { LinkProps } from '@tanstack/react-router'
import { listBabyBirthdayGifts, listMomBirthdayGifts, listNewBabyGifts } from '#generated/calls/gifts.ts'
import type { GiftKind, GiftOccasion } from '#generated/schema.d.ts'
import type { OccasionSearch } from './search.ts'
import { sorted } from '#shared/sorted.ts'

export type OccasionKind = Exclude<GiftKind, 'level' | 'won'>

export const isOccasion = (kind: GiftKind): kind is OccasionKind => kind !== 'level' && kind !== 'won'

export const occasionCalls = {
  newBaby: listNewBabyGifts,
  momBirthday: listMomBirthdayGifts,
  babyBirthday: listBabyBirthdayGifts,
} as const

const pages = {
  newBaby: '/gifts/newBabyGiftList',
  momBirthday: '/gifts/momBirthdayGiftList',
  babyBirthday: '/gifts/redeemList',
} as const

export const linkToOccasion = (kind: OccasionKind, search: OccasionSearch = {}) =>
  ({ to: pages[kind], search }) as const satisfies LinkProps

/**
 * Returns the occasion of the given baby. Without a baby, returns an occasion whose gift can be chosen now, or
 * otherwise the next one.
 */
export function occasionOf(occasions: readonly GiftOccasion[], baby: string | undefined) {
  const rank = ({ eligibility: { ok, nextDate = '9' } }: GiftOccasion) => (ok ? '0' : nextDate)
  const byRank = sorted(occasions, (a, b) => (rank(a) < rank(b) ? -1 : 1))
  return occasions.find(({ babyId }) => babyId !== null && babyId === baby) ?? byRank[0]
}

/** Returns the values for messages about a baby; `named` selects a text with or without the baby's name. */
export const babyNameValues = (occasion?: Pick<GiftOccasion, 'babyName'>) => {
  const name = occasion?.babyName ?? null
  return { named: String(name !== null), name }
}
