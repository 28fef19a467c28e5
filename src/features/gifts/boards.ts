// The boards of gifts: how addresses name each, and the page on which its gift is chosen for its occasion.
import type { Gift, GiftKind } from '../../../generated/schema.d.ts'

/** Gifts for an occasion are chosen and claimed on its own page. */
const occasionPages: Partial<Record<GiftKind, string>> = {
  newBaby: '/gifts/newBabyGiftList',
  momBirthday: '/gifts/momBirthdayGiftList',
  babyBirthday: '/gifts/redeemList',
}

/** The address of an occasion's page, perhaps with a gift chosen on it; `undefined` for gifts of no occasion. */
export function occasionPage(kind: GiftKind, gift?: Gift['id']): string | undefined {
  const page = occasionPages[kind]
  return page !== undefined && gift !== undefined ? `${page}?gift=${gift}` : page
}
