// Serializes changes of an order.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'

/**
 * Locks an order until the transaction ends, even if it is not stored yet. Call this function before locking a member,
 * to prevent deadlocks.
 */
export const lockOrder = (tx: Database, shopOrderId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order:${shopOrderId}`}, 0))`)
