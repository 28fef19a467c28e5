// Undoing a grant or a spend, such as for a gift that is returned or an order that is cancelled.
import { eq } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { lockAccounts } from './accounts.ts'
import { InsufficientBalance, UnknownReference } from './errors.ts'
import { findPosted, moveLots, post } from './post.ts'
import type { LotUse } from './rules.ts'
import { ledgerLotUses, ledgerLots } from './tables.ts'

export type Reversed = {
  transactionId: string
  /** It had been reversed before: nothing was posted now. */
  repeated: boolean
}

/**
 * Undoes what was granted or spent under the reference, once. Coins that were spent return to their lots and keep the
 * expiry they had. Throws `UnknownReference`, and `InsufficientBalance` when what was granted is no longer all there.
 */
export async function reverse(db: Database, reference: string, occurredAt: Date): Promise<Reversed> {
  return await db.transaction(async (tx) => {
    const original = await findPosted(tx, reference)
    if (!original?.memberId || (original.kind !== 'grant' && original.kind !== 'spend'))
      throw new UnknownReference(`Nothing was granted or spent under ${reference}`)

    const accounts = await lockAccounts(tx, original.memberId)
    const reversal = `reversal of ${reference}`
    const earlier = await findPosted(tx, reversal)
    if (earlier) return { transactionId: earlier.transactionId, repeated: true }

    const uses =
      original.kind === 'spend'
        ? await usesGivenBack(tx, original.transactionId)
        : await lotTaken(tx, original.transactionId)
    const { accountId, houseId, amount, currency, subject } = original
    if (amount > accounts[currency].balance) throw new InsufficientBalance(amount, accounts[currency].balance)
    const posting = {
      kind: 'reversal',
      reference: reversal,
      subject,
      occurredAt,
      accountId,
      houseId,
      amount: -amount,
    } as const
    const transactionId = await post(tx, posting)
    if (uses.length > 0) await moveLots(tx, transactionId, uses)
    return { transactionId, repeated: false }
  })
}

async function usesGivenBack(tx: Database, transactionId: string): Promise<LotUse[]> {
  const uses = await tx.select().from(ledgerLotUses).where(eq(ledgerLotUses.transactionId, transactionId))
  return uses.map(({ lotId, amount }) => ({ lotId, amount: -amount }))
}

/** The whole lot of a grant; none for points. */
async function lotTaken(tx: Database, transactionId: string): Promise<LotUse[]> {
  const lots = await tx.select().from(ledgerLots).where(eq(ledgerLots.transactionId, transactionId))
  return lots.map(({ id, granted, remaining }) => {
    if (remaining < granted) throw new InsufficientBalance(granted, remaining)
    return { lotId: id, amount: -granted }
  })
}
