// Validates that the vouchers, gifts and draws to which prizes refer exist in other files of the catalog.
import type * as z from 'zod/mini'
import type { prize } from './schema.ts'

type Prize = z.infer<typeof prize>

/** Ids that prizes may refer to. */
export type Known = Record<'vouchers' | 'gifts' | 'draws', ReadonlySet<string>>

/** @param prizes prizes, each with the name of its catalog entry @throws an Error that lists all unknown references */
export function checkReferences(prizes: readonly { at: string; prize: Prize }[], knownIds: Known) {
  const missing = prizes.flatMap(({ at, prize: { voucher, gift, tickets } }) => [
    ...(voucher !== undefined && !knownIds.vouchers.has(voucher)
      ? [`${at} refers to voucher ${voucher}`]
      : []),
    ...(gift !== undefined && !knownIds.gifts.has(gift) ? [`${at} refers to gift ${gift}`] : []),
    ...(tickets && !knownIds.draws.has(tickets.draw) ? [`${at} refers to draw ${tickets.draw}`] : []),
  ])
  if (missing.length > 0)
    throw new Error(
      `Catalog has references to missing entries: ${missing.join('; ')}. Correct the ids in api/catalog.`,
    )
}
