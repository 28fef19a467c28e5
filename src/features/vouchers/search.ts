// Query parameters of vouchers: category, reason of a redirect, and the voucher of a link.
import { voucherFilterField } from '#generated/parameters.ts'
import type { VoucherFilter } from '#generated/schema.d.ts'
import { oneOf, searchOf } from '#src/client/search.ts'

export const shelves = voucherFilterField.choices

/** Reason why a link failed, as a key: anyone can edit a URL, so it must not contain text. */
export const linkProblems = oneOf('none', 'used', 'expired', 'void', 'region')
export type Why = (typeof linkProblems.choices)[number]

export const vouchersSearch = searchOf({
  /** Category; absent for the first one. */
  state: (value): VoucherFilter | undefined => (value === 'active' ? undefined : voucherFilterField(value)),
  why: linkProblems,
})

export type LinkSearch = { voucher?: string; type?: string }

/** Preserves other parameters of email links, for analytics. */
export const linkSearch = ({ voucher, type, ...rest }: Record<string, unknown>): LinkSearch => ({
  ...rest,
  ...(typeof voucher === 'string' && { voucher }),
  ...(typeof type === 'string' && { type }),
})
