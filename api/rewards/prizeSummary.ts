// A prize as members read it before they get it.
import type { components } from '../../generated/schema.d.ts'
import type { Prize } from './award.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import type { Language } from '../language.ts'

export function prizeIn(
  language: Language,
  { coins = 0, points = 0, voucher }: Prize,
): components['schemas']['PrizeSummary'] {
  const type = voucher === undefined ? undefined : voucherTypes.get(voucher)
  return { coins, points, voucher: type?.name[language] ?? null }
}
