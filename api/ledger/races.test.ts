// Tests concurrent postings on PostgreSQL; the embedded engine runs transactions one after another.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { engine, testStore } from '#tests/support/database.ts'
import { newId } from '../store/id.ts'
import { balances, expire, grant, InsufficientBalance, reverse, spend } from './ledger.ts'

const { db } = await testStore()
const occurredAt = new Date('2025-03-15T12:00:00Z')
const coins = { currency: 'coins', purpose: 'check_in', occurredAt } as const

describe.runIf(engine === 'postgres')('concurrent postings', () => {
  test('exactly ten of 200 concurrent spends of 1 coin succeed if the balance is 10 coins', async () => {
    const memberId = newId()
    await grant(db, { ...coins, memberId, amount: 10, reference: newId() })
    const outcomes = await Promise.allSettled(
      times(200, () => spend(db, { memberId, amount: 1, purpose: 'draw', reference: newId(), occurredAt })),
    )
    const refused = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    expect(refused).toHaveLength(190)
    expect(refused.every((reason) => reason instanceof InsufficientBalance)).toBe(true)
    expect(await balances(db, memberId, occurredAt)).toEqual({ coins: 0, points: 0, nextExpiry: null })
    expect(await unbalanced()).toEqual([])
  })

  test('only one of 100 concurrent grants with the same new reference grants coins', async () => {
    const request = { ...coins, memberId: newId(), amount: 5, reference: newId() }
    const grants = await Promise.all(times(100, () => grant(db, request)))
    expect(grants.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(grants.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(await balances(db, request.memberId, occurredAt)).toMatchObject({ coins: 5 })
  })

  test('if a spend is reversed and retried 100 times concurrently, only one reversal is posted', async () => {
    const memberId = newId()
    const reference = newId()
    const spending = { memberId, amount: 4, purpose: 'draw', reference, occurredAt }
    await grant(db, { ...coins, memberId, amount: 10, reference: newId() })
    await spend(db, spending)
    await Promise.all(
      times(100, () => Promise.all([reverse(db, { reference, occurredAt }), spend(db, spending)])),
    )
    expect(await balances(db, memberId, occurredAt)).toMatchObject({ coins: 10 })
  })

  test('concurrent runs of expire post the expiry of each lot once', async () => {
    for (const amount of [3, 4]) await grant(db, { ...coins, memberId: newId(), amount, reference: newId() })
    const { rows } = await db.execute(sql`select sum(remaining)::bigint as due from ledger_lots`)
    const expired = await Promise.all(times(10, () => expire(db, new Date('2027-01-01T00:00:00Z'))))
    expect(rows).toEqual([{ due: expired.reduce((sum, amount) => sum + amount) }])
    expect(await unbalanced()).toEqual([])
  })

  test('a grant does not wait for an open transaction that grants coins to another member', async () => {
    const [slow, quick] = [newId(), newId()]
    await db.transaction(async (tx) => {
      await grant(tx, { ...coins, memberId: slow, amount: 1, reference: newId() })
      await grant(db, { ...coins, memberId: quick, amount: 1, reference: newId() })
    })
    expect(await balances(db, quick, occurredAt)).toMatchObject({ coins: 1 })
  })
})

function times<T>(count: number, work: () => Promise<T>) {
  return Array.from({ length: count }, work)
}

/** Returns member accounts whose balance differs from the sum of their postings or of their lots. */
async function unbalanced() {
  const { rows } = await db.execute(sql`
    select id from ledger_accounts a where purpose is null and (
      balance <> (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id)
      or currency = 'coins' and balance <> (select coalesce(sum(remaining), 0) from ledger_lots where account_id = a.id))`)
  return rows
}
