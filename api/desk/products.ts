// A product goes to whoever showed its receipt, whoever had registered it.
import { recordActs } from '../audit/recordActs.ts'
import type { Database } from '../store/store.ts'
import { normalSerial } from '../support/rules.ts'
import { handToBuyer } from '../support/transfers.ts'
import type { Outcome } from './fulfil.ts'
import { memberAt } from './members.ts'
import type { Purchase, Said } from './messages.ts'

export async function moveProduct(
  db: Database,
  { product, serialNumber: written, account, purchasedOn }: Purchase,
  { by, now }: Said,
): Promise<Outcome> {
  const serialNumber = normalSerial(written)
  const member = await memberAt(db, account, now)
  if (!member) return 'unknown'
  const memberId = member.id
  return await db.transaction(async (tx) => {
    const outcome = await handToBuyer(tx, { product, serialNumber }, { memberId, purchasedOn }, now)
    const done = { what: 'product-moved', memberId, by, subject: `product:${product}` } as const
    if (outcome === 'done') await recordActs(tx, now, done)
    return outcome
  })
}
