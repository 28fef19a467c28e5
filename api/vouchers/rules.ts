// Calculates the state and value of vouchers, without side effects. Whether a voucher or its reservation has expired is
// calculated from the current time, so that no job needs to update the stored state.
import { randomInt } from 'node:crypto'
import type { components } from '#generated/schema.d.ts'
import { voucherTypes, type VoucherType } from '../catalog/vouchers.ts'
import type { Language } from '../locale/language.ts'
import type { MemberEnd } from '../members/endOf.ts'
import type { vouchers } from '../rewards/tables.ts'

type Schemas = components['schemas']
export type VoucherRow = typeof vouchers.$inferSelect

/** Duration of the reservation of a voucher in minutes. */
const reservedMinutes = 30

/** Returns the end of a new reservation: in 30 minutes, or when the voucher expires if that is earlier. */
export const heldUntil = ({ expiresAt }: Pick<VoucherRow, 'expiresAt'>, now: Date) =>
  new Date(Math.min(now.getTime() + reservedMinutes * 60_000, expiresAt.getTime()))

export function stateAt(
  { state, reservedUntil, expiresAt }: Pick<VoucherRow, 'state' | 'reservedUntil' | 'expiresAt'>,
  now: Date,
): Schemas['VoucherState'] {
  if (state === 'used' || state === 'void') return state
  if (expiresAt < now) return 'expired'
  return state === 'reserved' && reservedUntil && reservedUntil > now ? 'reserved' : 'active'
}

/** Converts a voucher to its schema in the API contract, for a member of the country. */
export function voucherIn(
  language: Language,
  countryCode: string,
  { row, now }: { row: VoucherRow; now: Date },
): Schemas['Voucher'] {
  const type = typeOf(row)
  const state = stateAt(row, now)
  const { worth } = type
  return {
    id: row.id,
    kind: worth.kind,
    name: type.name[language],
    text: type.text[language],
    percent: worth.kind === 'percent' ? worth.percent : null,
    amount: worth.kind === 'amount' ? moneyIn(worth.amounts, countryCode) : null,
    minimumOrder: moneyIn(type.minimumOrder, countryCode),
    scope: type.scope?.name[language] ?? null,
    regions: type.regions,
    state,
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    code: state === 'reserved' || state === 'used' ? row.code : null,
    reservedUntil: state === 'reserved' ? (row.reservedUntil?.toISOString() ?? null) : null,
    usedAt: row.usedAt?.toISOString() ?? null,
    orderId: row.isOwnOrder ? row.usedFor : null,
  }
}

/** Returns the terms under which the voucher was granted; the current terms if the row has no terms. */
export function typeOf({ voucher, terms }: Pick<VoucherRow, 'voucher' | 'terms'>): VoucherType {
  const type = terms ?? voucherTypes().get(voucher)
  if (!type) throw new Error(`Catalog has no voucher ${voucher}.`)
  return type
}

const moneyIn = (amounts: Record<string, Schemas['Money']> | undefined, countryCode: string) =>
  amounts && Object.hasOwn(amounts, countryCode) ? (amounts[countryCode] ?? null) : null

export type VoucherUse = { orderId: string; memberId: string | null; placedAt: Date }

type OrderChange = {
  /**
   * Order that has changed. `isGivenBack` is true if the order contains the voucher's code and was canceled before it
   * was shipped.
   */
  order: { id: string; placedAt: Date }
  isGivenBack: boolean
  /** Order that uses the voucher after the change; `undefined` if no order uses it. */
  use: VoucherUse | undefined
  /**
   * Instant until which a returned voucher must be usable. If the voucher expires earlier, it is extended to this
   * instant.
   */
  leastEnd: MemberEnd
}

/**
 * Returns the changed fields of a voucher after an order with its code has changed; `undefined` for no change. The
 * result depends only on the current orders, so that the sequence of order events does not matter.
 */
export function nextVoucher(voucher: VoucherRow, { order, isGivenBack, use, leastEnd }: OrderChange) {
  const { state, usedFor, expiresAt } = voucher
  if (state === 'void') return undefined
  if (use)
    return {
      state: 'used' as const,
      usedAt: use.placedAt,
      usedFor: use.orderId,
      isOwnOrder: use.memberId === voucher.memberId,
      reservedUntil: null,
    }
  const comesBack = state === 'used' ? usedFor === order.id : isGivenBack && order.placedAt <= expiresAt
  if (!comesBack) return undefined
  return {
    state: 'active' as const,
    usedAt: null,
    usedFor: null,
    isOwnOrder: true,
    reservedUntil: null,
    ...(leastEnd.end > expiresAt && { expiresAt: leastEnd.end, lastDay: leastEnd.lastDay }),
  }
}

/**
 * Normalizes a code to its stored form. Accepts any letter case and surrounding whitespace.
 * @returns the stored form; `undefined` if the text is not a voucher code of the hub
 */
export function normalCode(code: string): string | undefined {
  const normal = code.normalize('NFKC').trim().toUpperCase()
  return /^HUB(-[0-9A-Z]{5}){2}$/.test(normal) ? normal : undefined
}

/** Characters of voucher codes, without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const randomCode = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns a voucher code with 50 random bits, so that it cannot be guessed. */
export const shopCode = () => `HUB-${randomCode(5)}-${randomCode(5)}`

/** 40 random bits. */
export const linkCode = () => randomCode(8)
