// The ledger against a plain model of it: random steps, and after each the two agree. The seed makes a failure repeat.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testStore } from '../../tests/support/database.ts'
import { newId } from '../store/id.ts'
import { balances, expire, grant, InsufficientBalance, lotExpiry, reverse, spend } from './ledger.ts'

type Lot = { granted: number; remaining: number; expiresOn: string }
type Step = { reference: string; undo: () => boolean }

const { db } = await testStore()

test.each([1, 2, 3])('random steps, seed %i', async (seed) => {
  const random = randomFrom(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const memberId = newId()
  const lots: Lot[] = []
  const steps: Step[] = []
  let points = 0
  let now = new Date('2025-01-01T12:00:00Z')

  const today = () => now.toISOString().slice(0, 10)
  const live = () =>
    lots
      .filter((lot) => lot.remaining > 0 && lot.expiresOn >= today())
      .toSorted((a, b) => order(a.expiresOn, b.expiresOn))

  const actions = {
    async grantCoins() {
      const reference = newId()
      const lot = { granted: upTo(20), remaining: 0, expiresOn: lotExpiry(now) }
      lot.remaining = lot.granted
      lots.push(lot)
      const request = {
        memberId,
        currency: 'coins',
        amount: lot.granted,
        purpose: 'check_in',
        reference,
        occurredAt: now,
      } as const
      await grant(db, request)
      await grant(db, request)
      steps.push({ reference, undo: () => lot.remaining === lot.granted && (lot.remaining = 0) === 0 })
    },
    async grantPoints() {
      const reference = newId()
      const amount = upTo(20)
      points += amount
      await grant(db, { memberId, currency: 'points', amount, purpose: 'order', reference, occurredAt: now })
      steps.push({ reference, undo: () => (points -= amount) >= 0 })
    },
    async spend() {
      const reference = newId()
      const amount = upTo(30)
      const spending = spend(db, { memberId, amount, purpose: 'draw', reference, occurredAt: now })
      const available = live().reduce((sum, lot) => sum + lot.remaining, 0)
      if (amount > available) return await refused(spending)
      await spending
      const undos: (() => void)[] = []
      let missing = amount
      for (const lot of live()) {
        const taken = Math.min(lot.remaining, missing)
        lot.remaining -= taken
        missing -= taken
        undos.push(() => (lot.remaining += taken))
      }
      steps.push({ reference, undo: () => undos.map((undo) => undo()).length > 0 })
    },
    async reverse() {
      const [step] = steps.splice(Math.floor(random() * steps.length), 1)
      if (!step) return
      const reversing = reverse(db, step.reference, now)
      if (!step.undo()) return await refused(reversing)
      await reversing
      expect(await reverse(db, step.reference, now)).toMatchObject({ repeated: true })
    },
    async expire() {
      const due = lots.filter((lot) => lot.expiresOn < today())
      const amount = due.reduce((sum, lot) => sum + lot.remaining, 0)
      for (const lot of due) lot.remaining = 0
      expect(await expire(db, now)).toBe(amount)
    },
    async wait() {
      now = new Date(now.getTime() + upTo(200) * 86_400_000)
    },
  }

  const names = [
    'grantCoins',
    'grantCoins',
    'grantPoints',
    'spend',
    'spend',
    'reverse',
    'expire',
    'wait',
  ] as const
  for (let step = 0; step < 120; step += 1) {
    const name = names[Math.floor(random() * names.length)] ?? 'wait'
    await actions[name]()
    const first = live()[0]
    const date = first?.expiresOn ?? ''
    const sumOf = (some: Lot[]) => some.reduce((sum, lot) => sum + lot.remaining, 0)
    const amount = sumOf(live().filter((lot) => lot.expiresOn === date))
    const nextExpiry = first ? { amount, date } : null
    expect(await balances(db, memberId, now), `${step}: ${name}`).toEqual({
      coins: sumOf(live()),
      points,
      nextExpiry,
    })
    expect(await faults(), `${step}: ${name}`).toEqual([])
  }
  // So that the next seed's expiries are its own.
  await expire(db, new Date('2100-01-01'))
})

async function refused(posting: Promise<unknown>) {
  await expect(posting).rejects.toThrow(InsufficientBalance)
}

/** Transactions that do not sum to zero, and accounts whose balance is not the sum of their postings or lots. */
async function faults() {
  const { rows } = await db.execute(sql`
    select transaction_id as id from ledger_postings group by 1 having sum(amount) <> 0
    union all
    select id from ledger_accounts a where purpose is null and (
      balance <> (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id)
      or currency = 'coins' and balance <> (select coalesce(sum(remaining), 0) from ledger_lots where account_id = a.id))
    union all
    select id from ledger_lots l where remaining <> granted
      + (select coalesce(sum(amount), 0) from ledger_lot_uses where lot_id = l.id)`)
  return rows
}

function order(a: string, b: string) {
  return a < b ? -1 : Number(a > b)
}

/** mulberry32: numbers from 0 to 1 that depend on the seed alone. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
