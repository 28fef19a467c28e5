// Grants members tickets of a draw.
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { drawTickets } from './tables.ts'

type TicketGrant = { memberId: string; draw: string; count: number; reference: string; now: Date }

/** Grants a member tickets of a draw, only once for each reference. */
export async function grantTickets(tx: Database, { count: many, now, ...grant }: TicketGrant) {
  const rows = Array.from({ length: many }, (_, number) => ({
    ...grant,
    id: newId(),
    number,
    grantedAt: now,
  }))
  await tx.insert(drawTickets).values(rows).onConflictDoNothing()
  return rows.map(({ id }) => id)
}
