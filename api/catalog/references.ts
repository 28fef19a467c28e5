// Checks that what the catalogue's prizes name exists: vouchers, gifts and draws stand in files of their own.
import type * as z from 'zod/mini'
import type { prize } from './schema.ts'

type Prize = z.infer<typeof prize>

/** The ids that prizes may name. */
export type Known = Record<'vouchers' | 'gifts' | 'draws', ReadonlySet<string>>

/** @param prizes each with the place it stands in @throws with a sentence for each that names what is not there */
export function checkReferences(prizes: readonly { at: string; prize: Prize }[], knownIds: Known) {
  const missing = prizes.flatMap(({ at, prize: { voucher, gift, tickets } }) => [
    ...(voucher !== undefined && !knownIds.vouchers.has(voucher)
      ? [`${at} names the voucher ${voucher}`]
      : []),
    ...(gift !== undefined && !knownIds.gifts.has(gift) ? [`${at} names the gift ${gift}`] : []),
    ...(tickets && !knownIds.draws.has(tickets.draw) ? [`${at} names the draw ${tickets.draw}`] : []),
  ])
  if (missing.length > 0) throw new Error(`The catalogue has gaps: ${missing.join('; ')}.`)
}
