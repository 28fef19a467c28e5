// Query parameters of the vouchers page: category, reason for which a voucher link failed, and voucher of a link.
import { voucherFilterField } from '#generated/parameters.ts'
import type { VoucherFilter } from '#generated/schema.d.ts'
import { oneOf, searchOf } from '#src/client/search.ts'

export const shelves = voucherFilterField.choices

/**
 * Reason why a voucher link failed. It is a key such as `expired`, because anyone can edit a URL and could otherwise
 * show any text.
 */
export const linkProblems = oneOf('none', 'used', 'expired', 'void', 'region')
export type Why = (typeof linkProblems.choices)[number]

export const vouchersSearch = searchOf({
  /** Selected category of vouchers; missing for the first category. */
  state: (value): VoucherFilter | undefined => (value === 'active' ? undefined : voucherFilterField(value)),
  why: linkProblems,
})

export type LinkSearch = { voucher?: string; type?: string }

/** Validates the parameters of a voucher link. Preserves other parameters of email links for analytics. */
export const linkSearch = ({ voucher, type, ...rest }: Record<string, unknown>): LinkSearch => ({
  ...rest,
  ...(typeof voucher === 'string' && { voucher }),
  ...(typeof type === 'string' && { type }),
})
