// Compares the ledger with a simple model, using generated sequences of steps such as grants, spends and reversals.
// After each step, both must have equal balances, and all postings must sum to zero. FORM=full runs longer sequences. A
// failure prints the seed and a shrunk counterexample.
import { deepEqual, equal, rejects } from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { engine, testStore } from '#tests/support/database.ts'
import { LedgerModel } from '#tests/support/ledgerModel.ts'
import { newId } from '../store/id.ts'
import {
  anonymise,
  balances,
  expire,
  grant,
  InsufficientBalance,
  reverse,
  spend,
  takeBack,
  UnknownReference,
} from './ledger.ts'
import { measurement, isFull, times } from '#tests/support/measurements.ts'

const runs = times(1_000, 5)
const steps = times(50, 40)

/** The test timeout leaves time to shrink and print a counterexample. */
const timeLimit = 20_000 + runs * steps * 100

const { db } = await testStore()
const done = new Map<string, number>()

/**
 * Members of one run, and the ids of all their accounts. The ids are stored here, because an account of an erased
 * member no longer contains the member id.
 */
type Real = { members: string[]; accounts: Set<string> }
type Step = fc.AsyncCommand<LedgerModel, Real>

const memberIndex = fc.nat({ max: 2 })
const memberOf = ({ members }: Real, index: number) => members[index] ?? ''

function step(name: string, run: (model: LedgerModel, real: Real) => Promise<unknown>): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real)
      const [word = ''] = name.split(' ')
      done.set(word, (done.get(word) ?? 0) + 1)
      for (const id of real.members) deepEqual(await balances(db, id, model.now), model.expected(id))
      deepEqual(await faults(real), [])
    },
  }
}

const wait = fc.nat({ max: 200 }).map((days) => step(`wait ${days}`, async (model) => model.wait(days)))

const earn = fc
  .tuple(
    memberIndex,
    fc.constantFrom('coins' as const, 'points' as const),
    fc.integer({ min: 1, max: 20 }),
    fc.nat({ max: 90 }),
  )
  .map(([index, currency, amount, daysAgo]) =>
    step(`earn ${amount} ${currency} for ${index}, ${daysAgo} days ago`, async (model, real) => {
      const reference = newId()
      const memberId = memberOf(real, index)
      const occurredAt = new Date(model.now.getTime() - daysAgo * 86_400_000)
      const request = { memberId, currency, amount, purpose: 'sample', reference, occurredAt }
      equal((await grant(db, request)).repeated, false)
      equal((await grant(db, request)).repeated, true)
      if (currency === 'coins') model.earnCoins(memberId, { granted: amount, reference, at: occurredAt })
      else model.earnPoints(memberId, amount, reference)
    }),
  )

const spending = fc.tuple(memberIndex, fc.integer({ min: 1, max: 30 })).map(([index, amount]) =>
  step(`spend ${amount} of ${index}`, async (model, real) => {
    const reference = newId()
    const memberId = memberOf(real, index)
    const request = { memberId, amount, purpose: 'mall', reference, occurredAt: model.now }
    if (!model.spend(memberId, amount, reference))
      return await refused(spend(db, request), InsufficientBalance)
    await spend(db, request)
    equal((await spend(db, request)).repeated, true)
  }),
)

const reversal = fc.nat().map((pick) =>
  step(`reverse ${pick}`, async (model) => {
    const deed = model.deeds[pick % Math.max(1, model.deeds.length)]
    if (!deed) return undefined
    const reversing = reverse(db, { reference: deed.reference, occurredAt: model.now })
    if (deed.account.erased) return await refused(reversing, UnknownReference)
    if (deed.undone) return equal((await reversing).repeated, true)
    if (!deed.undo()) return await refused(reversing, InsufficientBalance)
    deed.undone = true
    return equal((await reversing).repeated, false)
  }),
)

const takingBack = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 20 })).map(([pick, amount]) =>
  step(`takeBack ${amount} of ${pick}`, async (model) => {
    const grants = model.deeds.filter((deed) => deed.takeBack && !deed.undone)
    const deed = grants[pick % Math.max(1, grants.length)]
    if (!deed) return undefined
    const request = { grants: [deed.reference], amount, purpose: 'order_return', reference: newId() }
    const taking = () => takeBack(db, { ...request, occurredAt: model.now })
    if (deed.account.erased) return await refused(taking(), UnknownReference)
    const outcome = await taking()
    deepEqual(outcome, deed.takeBack?.(amount))
    if (outcome.debited > 0) equal((await taking()).debited, outcome.debited)
  }),
)

const expiry = fc
  .constant(null)
  .map(() => step('expire', async (model) => equal(await expire(db, model.now), model.expire())))

const erasure = memberIndex.map((index) =>
  step(`erase ${index}`, async (model, real) => {
    await rememberAccounts(real)
    await anonymise(db, [memberOf(real, index)])
    model.erase(memberOf(real, index))
  }),
)

const commands = fc.array(
  fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: wait },
    { weight: 6, arbitrary: earn },
    { weight: 5, arbitrary: spending },
    { weight: 4, arbitrary: reversal },
    { weight: 4, arbitrary: takingBack },
    { weight: 2, arbitrary: expiry },
    { weight: 1, arbitrary: erasure },
  ),
  { minLength: steps, maxLength: steps },
)

// The steps use no engine-specific feature, so the quick suite runs this test on PostgreSQL only.
test.runIf(engine === 'postgres' || isFull)(
  `the ledger has the same balances as its model in ${runs} runs of ${steps} steps`,
  { timeout: timeLimit + 10_000 },
  async () => {
    const property = fc.asyncProperty(commands, async (generated) => {
      const members = [newId(), newId(), newId()]
      const setup = () => ({ model: new LedgerModel(), real: { members, accounts: new Set<string>() } })
      await fc.asyncModelRun(setup, generated)
    })
    // Expires all remaining coins after each run, so that the next run does not expire them.
    const swept = property.afterEach(async () => void (await expire(db, new Date('2100-01-01'))))
    await fc.assert(swept, {
      numRuns: runs,
      interruptAfterTimeLimit: timeLimit,
      markInterruptAsFailure: true,
    })
    const total = [...done.values()].reduce((sum, count) => sum + count, 0)
    const kinds = [...done].map(([name, count]) => `${count} ${name}`).join(', ')
    measurement(
      '3. Model run',
      `${runs} random runs of ${steps} steps: ${total} steps were executed (${kinds}), without a difference from the model`,
    )
    expect(total).toBeGreaterThanOrEqual(runs * steps)
  },
)

async function refused(posting: Promise<unknown>, by: typeof InsufficientBalance | typeof UnknownReference) {
  await rejects(posting, by)
}

async function rememberAccounts({ members, accounts }: Real) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ledger_accounts where member_id in ${members}`,
  )
  for (const { id } of rows) accounts.add(id)
}

/**
 * Finds inconsistencies in the accounts of the run. Checks for negative balances, and for balances that differ from the
 * sum of postings, the sum of lots or the last posting. Checks for transactions with inconsistent sides or a sum other
 * than zero, and for lots that do not match their uses.
 */
async function faults(real: Real) {
  await rememberAccounts(real)
  if (real.accounts.size === 0) return []
  const ids = sql`${[...real.accounts]}`
  const { rows } = await db.execute(sql`
    select id from ledger_accounts a where id in ${ids} and (
      balance < 0
      or balance <> (select coalesce(sum(amount), 0) from ledger_postings where account_id = a.id)
      or currency = 'coins' and balance <> (select coalesce(sum(remaining), 0) from ledger_lots where account_id = a.id))
    union all
    select transaction_id from (
      select *, sum(amount) over (partition by account_id order by transaction_id) as running
      from ledger_postings where account_id in ${ids}) p
      join ledger_transactions t on t.id = p.transaction_id
    where running <> balance or p.kind <> t.kind or p.occurred_at <> t.occurred_at
      or 0 <> (select sum(amount) from ledger_postings where transaction_id = t.id)
    union all
    select id from ledger_lots l where account_id in ${ids} and remaining <> granted
      + (select coalesce(sum(amount), 0) from ledger_lot_uses where lot_id = l.id)`)
  return rows
}
