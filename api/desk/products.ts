// A product that another member had registered goes to whoever showed its receipt.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { normalSerial } from '../support/rules.ts'
import { productRegistrations } from '../support/tables.ts'
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
  if (await handToBuyer(db, { product, serialNumber }, { memberId: member.id, purchasedOn }, now))
    return 'done'
  const rows = await db
    .select()
    .from(productRegistrations)
    .where(eq(productRegistrations.serialNumber, serialNumber))
  return rows.some((row) => row.memberId === member.id && row.endedAt === null) ? 'known' : 'unknown'
}
