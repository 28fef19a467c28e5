// Validates that vouchers, gifts and draws of prizes exist, because they are defined in separate files.
import type * as z from 'zod/mini'
import type { prize } from './schema.ts'

type Prize = z.infer<typeof prize>

/** Ids that prizes may refer to. */
export type Known = Record<'vouchers' | 'gifts' | 'draws', ReadonlySet<string>>

/** @param prizes prizes with their places in the catalog @throws an Error that lists all unknown references */
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
