// Coins and points given to a member.
import { eq } from 'drizzle-orm'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { houseAccount, lockAccounts, type Currency } from './accounts.ts'
import { assertAmount, assertSame } from './assert.ts'
import { findPosted, post } from './post.ts'
import { lotExpiry } from './rules.ts'
import { ledgerLots } from './tables.ts'

export type GrantRequest = {
  memberId: string
  currency: Currency
  /** Whole coins or points, at least 1. */
  amount: number
  /** What the house gives them for, such as `check_in`. */
  purpose: string
  /** What exactly, as `topic:slug` of the catalogue: never anything of a person's. */
  subject?: string | undefined
  /** Unique in the ledger: a second grant under it gives nothing. */
  reference: string
  occurredAt: Date
}

export type Granted = {
  transactionId: string
  /** The coins' lot, spendable up to the end of `expiresOn` (UTC); points have none. */
  lot: { id: string; amount: number; expiresOn: string } | null
  /** The reference had been granted before: nothing was posted now. */
  repeated: boolean
}

/** Gives a member coins or points, once for each reference. Throws `ReferenceReused` when it stands for something else. */
export async function grant(db: Database, request: GrantRequest): Promise<Granted> {
  assertAmount(request.amount)
  return await db.transaction(async (tx) => grantTo(tx, await lockAccounts(tx, request.memberId), request))
}

type GrantsRequest = Omit<GrantRequest, 'currency' | 'amount'> & {
  amounts: Partial<Record<Currency, number>>
}

/**
 * Gives a member coins, points or both for one thing, all of it or nothing, with the member's accounts locked once; a
 * currency without an amount is left out. Each has a reference of its own, `<reference>:coins` and `<reference>:points`.
 */
export async function grantAll(db: Database, { amounts, ...request }: GrantsRequest): Promise<void> {
  const grants = (['coins', 'points'] as const).flatMap((currency) => {
    const amount = amounts[currency]
    return amount ? [{ ...request, currency, amount, reference: `${request.reference}:${currency}` }] : []
  })
  if (grants.length === 0) return
  for (const { amount } of grants) assertAmount(amount)
  await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, request.memberId)
    for (const each of grants) await grantTo(tx, accounts, each)
  })
}

type Accounts = Awaited<ReturnType<typeof lockAccounts>>

async function grantTo(tx: Database, accounts: Accounts, request: GrantRequest): Promise<Granted> {
  const { currency, amount, purpose, subject, reference, occurredAt } = request
  const accountId = accounts[currency].id
  const earlier = await findPosted(tx, reference)
  if (earlier) {
    assertSame(earlier, { kind: 'grant', accountId, amount })
    return {
      transactionId: earlier.transactionId,
      lot: await lotOf(tx, earlier.transactionId),
      repeated: true,
    }
  }
  const houseId = await houseAccount(tx, currency, purpose)
  const transactionId = await post(tx, {
    kind: 'grant',
    reference,
    subject,
    occurredAt,
    accountId,
    houseId,
    amount,
  })
  if (currency === 'points') return { transactionId, lot: null, repeated: false }

  const lot = { id: newId(), amount, expiresOn: lotExpiry(occurredAt) }
  await tx.insert(ledgerLots).values({ ...lot, accountId, transactionId, granted: amount, remaining: amount })
  return { transactionId, lot, repeated: false }
}

async function lotOf(tx: Database, transactionId: string) {
  const [lot] = await tx
    .select({ id: ledgerLots.id, amount: ledgerLots.granted, expiresOn: ledgerLots.expiresOn })
    .from(ledgerLots)
    .where(eq(ledgerLots.transactionId, transactionId))
  return lot ?? null
}
