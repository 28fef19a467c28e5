// Tests a hub with large tables: in the full suite a million postings and 100,000 members. The API calls of the home
// page and of all lists take about as long as with an empty database. PostgreSQL only.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { operations } from '#generated/operations.ts'
import { quantile } from '#scripts/bench/table.ts'
import { testApi, type Api, type CallOptions } from '../support/api.ts'
import { needsMember, operationIds, rightCall } from '../support/cases/cases.ts'
import { engine, isPooled } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { addMember } from '../support/members.ts'

const members = 100_000
const grants = 500_000
const samples = 200

/** API calls that the home page makes. */
const home: OperationId[] = ['getUserInfo', 'getMyMembership', 'getCheckIn']
const reads = operationIds.filter((id) => needsMember(id) && operations[id].method === 'get')

/** Inserts members by SQL, each with a session, ledger accounts, coin lots, check-ins and vouchers. */
async function fill({ db }: Api['store']) {
  // Disabling triggers requires a superuser, and the tests run as one. The inserted rows satisfy the rules that the
  // triggers check.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into members (id, email, first_name, country_code, register_country_code, time_zone, register_channel, register_source, policy_version, created_at)
      select 'm' || n, 'm' || n || '@example.com', 'Mali', 'TH', 'TH', 'Asia/Bangkok', 'web', 'shopify', 'th-2026-11-01', '2026-01-01'
        from generate_series(1, ${members}::int) n`)
    await tx.execute(sql`
      insert into sessions (id, member_id, token_hash, created_at, expires_at)
      select 's' || n, 'm' || n, 'h' || n, '2026-11-20', '2026-12-10' from generate_series(1, ${members}::int) n`)
    await tx.execute(sql`
      insert into ledger_accounts (id, currency, member_id, balance)
      select currency || n, currency, 'm' || n, ${Math.floor(grants / members) * 5}
        from generate_series(1, ${members}::int) n, unnest(array['coins', 'points']) currency`)
    await tx.execute(sql`
      insert into ledger_accounts (id, currency, purpose) values ('house', 'coins', 'scale')`)
    await tx.execute(sql`
      insert into ledger_transactions (id, kind, reference_hash, occurred_at)
      select 't' || n, 'grant', 'r' || n, '2026-01-01'::timestamptz + n * interval '1 second' from generate_series(1, ${grants}::int) n`)
    await tx.execute(sql`
      insert into ledger_postings (transaction_id, side, account_id, amount, kind, occurred_at, balance)
      select 't' || n, 1, 'coins' || (n % ${members}::int + 1), 5, 'grant', '2026-01-01'::timestamptz + n * interval '1 second', 5
        from generate_series(1, ${grants}::int) n`)
    await tx.execute(sql`
      insert into ledger_postings (transaction_id, side, account_id, amount)
      select 't' || n, 2, 'house', -5 from generate_series(1, ${grants}::int) n`)
    await tx.execute(sql`
      insert into ledger_lots (id, account_id, transaction_id, granted, remaining, expires_on)
      select 'l' || n, 'coins' || (n % ${members}::int + 1), 't' || n, 5, 5, '2027-01-31' from generate_series(1, ${grants}::int) n`)
    await tx.execute(sql`
      insert into vouchers (id, member_id, voucher, source, reference, granted_at, expires_at)
      select 'v' || n, 'm' || n, 'welcome-10', 'scale', 'v' || n, '2026-11-01', '2027-11-01' from generate_series(1, ${members}::int) n`)
    await tx.execute(sql`
      insert into check_ins (member_id, game, date, cycle_start, streak, at)
      select 'm' || n, 'normalCheckIn', '2026-11-20'::date - d, '2026-11-15', 1, '2026-11-20'
        from generate_series(1, ${members}::int) n, generate_series(0, 3) d`)
  })
  await db.execute(sql`analyze`)
}

type Prepared = { api: Api; calls: Map<OperationId, CallOptions> }

async function prepare(filled: boolean): Promise<Prepared> {
  const api = await testApi()
  if (filled) await fill(api.store)
  const member = await addMember(api)
  const calls = new Map<OperationId, CallOptions>()
  for (const id of reads) calls.set(id, await rightCall(api, id, member))
  return { api, calls }
}

/**
 * Returns the lower quartile of durations. Other load on the host can only slow down calls, so about a quarter of the
 * calls is hardly affected.
 */
const lowerQuartile = (values: number[]) => quantile(values, 0.25)

async function millisecondsOf({ api, calls }: Prepared, id: OperationId) {
  const started = performance.now()
  const reply = await api.call(id, calls.get(id))
  if (reply.status !== 200) throw new Error(`${id}: ${reply.text}`)
  return performance.now() - started
}

/**
 * Returns the duration of an operation with the full database divided by its duration with the empty database. Both are
 * lower quartiles of alternating calls.
 */
async function ratioOf(full: Prepared, empty: Prepared, { id, count }: { id: OperationId; count: number }) {
  const took = { full: [] as number[], empty: [] as number[] }
  for (let turn = 0; turn < count; turn += 1) {
    took.full.push(await millisecondsOf(full, id))
    took.empty.push(await millisecondsOf(empty, id))
  }
  return lowerQuartile(took.full) / lowerQuartile(took.empty)
}

test.runIf(engine === 'postgres' && isFull)(
  'with large tables the API calls of the home page take at most twice as long, and other reads at most four times as long',
  { timeout: 900_000 },
  async () => {
    const [full, empty] = [await prepare(true), await prepare(false)]
    const of = `${(grants * 2).toLocaleString('en')} postings and ${members.toLocaleString('en')} members`

    const homes: string[] = []
    for (const id of home) {
      const ratio = await ratioOf(full, empty, { id, count: samples })
      homes.push(`${id} ${ratio.toFixed(2)} ×`)
      expect({ id, ratio: ratio <= 2 || ratio }).toEqual({ id, ratio: true })
    }
    measurement(
      'Scale',
      `durations with ${of}, relative to an empty database; calls of the home page: ${homes.join(', ')}`,
    )

    const ratios = new Map<OperationId, number>()
    for (const id of reads) ratios.set(id, await ratioOf(full, empty, { id, count: Math.ceil(samples / 5) }))
    const slowest = [...ratios].toSorted(([, a], [, b]) => b - a).slice(0, 5)
    const summary = slowest.map(([id, ratio]) => `${id} ${ratio.toFixed(2)} ×`).join(', ')
    measurement(
      'Scale',
      `durations with ${of}, relative to an empty database; the slowest of ${reads.length} other reads: ${summary}`,
    )
    expect(slowest.filter(([, ratio]) => ratio > 4)).toEqual([])

    // Skip this check behind a pooler, which omits statement names.
    if (isPooled()) return
    // PostgreSQL plans a statement for its values five times and then uses a generic plan. More than five custom plans
    // mean that PostgreSQL plans the statement for each call, which may double the time of the call.
    const { rows: statements } = await full.api.store.db.execute<{ name: string; planned: number }>(
      sql`select name, custom_plans as planned from pg_prepared_statements where generic_plans + custom_plans > 5`,
    )
    expect(statements.length).toBeGreaterThan(5)
    expect(statements.filter(({ planned }) => planned > 5)).toEqual([])
    measurement(
      'Scale',
      `with ${of}, ${statements.length} of ${statements.length} frequent statements use a generic plan`,
    )
  },
)
