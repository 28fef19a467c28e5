// Grants coins and points to a member.
import { and, eq, isNull } from 'drizzle-orm'
import { endOf } from '../members/endOf.ts'
import { timeZoneAt, type Zoned } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { houseAccountId, lockAccounts, openHouseAccounts, type Currency } from './accounts.ts'
import { assertAmount, assertSame } from './assert.ts'
import { UnknownReference } from './errors.ts'
import { findPosted, postNew } from './post.ts'
import { lotExpiry, yearAt } from './rules.ts'
import { ledgerLots } from './tables.ts'

export type GrantRequest = {
  memberId: string
  currency: Currency
  /** Amount of the grant in whole coins or points, at least 1. */
  amount: number
  /** Purpose of the house account that balances the grant, such as `check_in`. */
  purpose: string
  /** Subject of the grant as `topic:slug` of a catalog entry; must contain no personal data. */
  subject?: string | undefined
  /** Unique reference in the ledger: a second grant with the same reference has no effect. */
  reference: string
  occurredAt: Date
}

export type Granted = {
  transactionId: string
  /** Lot of the granted coins, which is valid to the end of `expiresOn` in the member's time zone; null for points. */
  lot: { id: string; amount: number; expiresOn: string } | null
  /** True if an earlier call already granted the reference, so that this call posted no transaction. */
  repeated: boolean
}

/**
 * Grants coins or points, once per reference. Throws `ReferenceReused` if the reference belongs to a different posting.
 */
export async function grant(db: Database, { currency, amount, ...request }: GrantRequest): Promise<Granted> {
  assertAmount(amount)
  return await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, request.memberId)
    const accountId = accounts[currency].id
    const [granted] = await grantEach(tx, { ...request, zoned: accounts.zoned }, [
      { currency, amount, accountId, reference: request.reference },
    ])
    return granted ?? (await earlierGrant(tx, request.reference, { accountId, amount }))
  })
}

type GrantsRequest = Omit<GrantRequest, 'currency' | 'amount'> & {
  amounts: Partial<Record<Currency, number>>
}

/**
 * Grants coins, points or both for one reason, and locks the member's accounts only once. Skips a currency without an
 * amount. References are `<reference>:coins` and `<reference>:points`.
 * @param tx transaction that contains the reason for the grants, so that both are committed together
 */
export async function grantAll(tx: Database, { amounts, ...request }: GrantsRequest): Promise<void> {
  const grants = (['coins', 'points'] as const).flatMap((currency) => {
    const amount = amounts[currency]
    return amount ? [{ currency, amount, reference: `${request.reference}:${currency}` }] : []
  })
  if (grants.length === 0) return
  for (const { amount } of grants) assertAmount(amount)
  const accounts = await lockAccounts(tx, request.memberId)
  const parts = grants.map((part) => ({ ...part, accountId: accounts[part.currency].id }))
  const granted = await grantEach(tx, { ...request, zoned: accounts.zoned }, parts)
  for (const [index, { reference, accountId, amount }] of parts.entries())
    if (!granted[index]) await earlierGrant(tx, reference, { accountId, amount })
}

type Part = { currency: Currency; amount: number; accountId: string; reference: string }

/** @returns the grants, with `undefined` for each reference that was posted before */
async function grantEach(
  tx: Database,
  {
    purpose,
    subject,
    occurredAt,
    zoned,
  }: Pick<GrantRequest, 'purpose' | 'subject' | 'occurredAt'> & { zoned: Zoned },
  parts: readonly Part[],
): Promise<(Granted | undefined)[]> {
  const currencies = parts.map(({ currency }) => currency)
  await openHouseAccounts(tx, currencies, purpose)
  const transactionIds = await postNew(
    tx,
    parts.map(({ currency, amount, accountId, reference }) => ({
      kind: 'grant',
      reference,
      subject,
      occurredAt,
      accountId,
      amount,
      houseId: houseAccountId(currency, purpose),
      year: currency === 'points' ? yearAt(zoned, occurredAt) : undefined,
    })),
  )
  const expiresOn = lotExpiry(occurredAt, timeZoneAt(zoned, occurredAt))
  const { end: expiresAt } = endOf(zoned, expiresOn, occurredAt)
  const granted = parts.map(({ currency, amount }, index): Granted | undefined => {
    const transactionId = transactionIds[index]
    if (transactionId === undefined) return undefined
    const lot = currency === 'coins' ? { id: newId(), amount, expiresOn } : null
    return { transactionId, lot, repeated: false }
  })
  const lots = granted.flatMap((posting, index) => {
    const { accountId, amount } = parts[index] ?? {}
    if (!posting?.lot || accountId === undefined || amount === undefined) return []
    const { id } = posting.lot
    const { transactionId } = posting
    return [{ id, accountId, transactionId, granted: amount, remaining: amount, expiresOn, expiresAt }]
  })
  if (lots.length > 0) await tx.insert(ledgerLots).values(lots)
  return granted
}

/**
 * Returns the earlier grant with the reference. Throws `ReferenceReused` if the reference belongs to a different
 * posting.
 */
async function earlierGrant(
  tx: Database,
  reference: string,
  { accountId, amount }: { accountId: string; amount: number },
): Promise<Granted> {
  const earlier = await findPosted(tx, reference)
  if (!earlier) throw new UnknownReference(`Ledger has no posting with reference ${reference}.`)
  assertSame(earlier, { kind: 'grant', accountId, amount })
  const { transactionId } = earlier
  return { transactionId, lot: await lotOf(tx, transactionId), repeated: true }
}

async function lotOf(tx: Database, transactionId: string) {
  const [lot] = await tx
    .select({ id: ledgerLots.id, amount: ledgerLots.granted, expiresOn: ledgerLots.expiresOn })
    .from(ledgerLots)
    .where(and(eq(ledgerLots.transactionId, transactionId), isNull(ledgerLots.returnedBy)))
  return lot ?? null
}
