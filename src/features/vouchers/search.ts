// What the addresses of vouchers say: which shelf is open, why somebody was led there, and which voucher a link brings.
import type { VoucherFilter } from '../../../generated/schema.d.ts'

export const shelves = ['active', 'used', 'expired'] as const satisfies readonly VoucherFilter[]

/** Why a link brought no voucher: words of ours, because anybody can write an address. */
export const whys = ['none', 'used', 'expired', 'void', 'region'] as const
export type Why = (typeof whys)[number]

export type VouchersSearch = { state?: VoucherFilter | undefined; why?: Why | undefined }

/** The first shelf is the address without one. What is unknown is said to be nothing: the router passes on what is left out. */
export function vouchersSearch({ state, why }: Record<string, unknown>): VouchersSearch {
  return {
    state: shelves.find((each) => each === state && each !== 'active'),
    why: whys.find((each) => each === why),
  }
}

export type LinkSearch = { voucher?: string; type?: string }

/** All else that a mail adds to its links is kept, for measuring. */
export const linkSearch = ({ voucher, type, ...rest }: Record<string, unknown>): LinkSearch => ({
  ...rest,
  ...(typeof voucher === 'string' && { voucher }),
  ...(typeof type === 'string' && { type }),
})
