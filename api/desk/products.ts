// A product goes to whoever showed its receipt, whoever had registered it.
import type { Database } from '../store/store.ts'
import { normalSerial } from '../support/rules.ts'
import { handToBuyer } from '../support/transfers.ts'
import type { Outcome } from './fulfil.ts'
import { memberAt } from './members.ts'
import type { Purchase } from './messages.ts'

export async function moveProduct(
  db: Database,
  { product, serialNumber: written, account, purchasedOn }: Purchase,
  now: Date,
): Promise<Outcome> {
  const serialNumber = normalSerial(written)
  const member = await memberAt(db, account, now)
  if (!member) return 'unknown'
  return await handToBuyer(db, { product, serialNumber }, { memberId: member.id, purchasedOn }, now)
}
