// Reads the addresses of vouchers: which shelf is open, why somebody was led there, and which voucher a link brings.
import { voucherFilterField } from '#generated/parameters.ts'
import type { VoucherFilter } from '#generated/schema.d.ts'
import { oneOf, searchOf } from '#src/client/search.ts'

export const shelves = voucherFilterField.choices

/** Why a link brought no voucher: words of ours, because anybody can write an address. */
export const linkProblems = oneOf('none', 'used', 'expired', 'void', 'region')
export type Why = (typeof linkProblems.choices)[number]

export const vouchersSearch = searchOf({
  /** The first shelf is the address without one. */
  state: (value): VoucherFilter | undefined => (value === 'active' ? undefined : voucherFilterField(value)),
  why: linkProblems,
})

export type LinkSearch = { voucher?: string; type?: string }

/** All else that a mail adds to its links is kept, for measuring. */
export const linkSearch = ({ voucher, type, ...rest }: Record<string, unknown>): LinkSearch => ({
  ...rest,
  ...(typeof voucher === 'string' && { voucher }),
  ...(typeof type === 'string' && { type }),
})
