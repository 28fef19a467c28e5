// Finds coins that a reversal returned to lots that have already expired. Such coins expire immediately.
import { and, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/store.ts'
import { around, ended } from './ends.ts'
import { referenceHashOf } from './post.ts'
import { ledgerLots, ledgerLotUses, ledgerTransactions } from './tables.ts'

/** @returns for each grant, the number of its returned coins that have expired, keyed by the reference of the grant */
export async function expiredReturns(
  tx: Database,
  reversalId: string,
  { grants, now }: { grants: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const granted = alias(ledgerTransactions, 'granted')
  const rows = await tx
    .select({
      referenceHash: granted.referenceHash,
      coins: sql<number>`sum(${ledgerLotUses.amount})::bigint`,
    })
    .from(ledgerLotUses)
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerLotUses.lotId))
    .innerJoin(granted, eq(granted.id, ledgerLots.transactionId))
    .where(and(eq(ledgerLotUses.transactionId, reversalId), gt(ledgerLotUses.amount, 0), ended(around(now))))
    .groupBy(granted.referenceHash)
  const coins = new Map(rows.map((row) => [row.referenceHash, row.coins]))
  return new Map(grants.map((reference) => [reference, coins.get(referenceHashOf(reference)) ?? 0]))
}
