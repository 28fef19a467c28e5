// Converts prizes, which are offered or were granted, to the format of the API contract.
import type { components } from '#generated/schema.d.ts'
import type { Prize } from './schema.ts'
import { gifts, pictureOf } from './gifts.ts'
import { voucherTypes } from './vouchers.ts'
import type { Language } from '../locale/language.ts'

export function prizeIn(
  language: Language,
  { coins = 0, points = 0, voucher }: Prize,
): components['schemas']['PrizeSummary'] {
  const type = voucher === undefined ? undefined : voucherTypes().get(voucher)
  return { coins, points, voucher: type?.name[language] ?? null }
}

/** Converts a granted prize; includes name and picture of the gift if the prize contains a gift. */
export function rewardIn(
  language: Language,
  { coins = 0, points = 0, gift }: Pick<Prize, 'coins' | 'points' | 'gift'>,
): components['schemas']['Reward'] {
  const giftEntry = gift === undefined ? undefined : gifts().get(gift)
  if (!giftEntry) return { coins, points }
  const { id, name } = giftEntry
  return { coins, points, gift: id, name: name[language], picture: pictureOf(giftEntry) }
}
