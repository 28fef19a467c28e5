// Checks the query plans of all statements of operations, jobs, the back office, the admin CLI and the metrics with two
// million members and 50 million postings: no statement may scan a large table completely.
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { Client } from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBackOfficeCommand } from '#api/backOffice/command.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { watchDatabase } from '#api/server/metrics/databaseGauges.ts'
import { testApi, type Api } from '../support/api.ts'
import { growTables, rowsWith } from '../support/bigTables.ts'
import { cases, operationIds, rightCall } from '../support/cases/cases.ts'
import { engine, freshDatabase, testStore } from '../support/database.ts'
import { fillDue, jobsRunAt } from '../support/dueRows.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { testIntegrations } from '../support/integrations.ts'
import { addMember } from '../support/members.ts'
import { openStaffSide } from '../support/staff.ts'
import { staffLists } from '../support/staffLists.ts'
import { watchStatements, type Statement } from '../support/statements.ts'

const members = 2_000_000
/** Maximum number of rows of a table that a statement may scan completely. */
const large = 10_000

/**
 * Jobs, each with the indexes that the job may scan completely. Once a day such a job reads a whole table in batches by
 * key, because the rows to process are spread over the table.
 */
const pages: Readonly<Record<string, string[]>> = {
  // No index supports a search by day of the year, and one member in 40 has a birthday on one of the ten days that the
  // job searches.
  'job “notify of birthdays”': ['members_pkey', 'babies_member'],
  // Most members have coin lots that expire in a month, and an index finds the lots of each member.
  'job “notify of expiring coins”': ['ledger_accounts_member'],
  // One product registration in 20 has a warranty that ends within a month, and the job selects most of them again on
  // the next day, so an index would save little.
  'job “notify of ending warranties”': ['product_registrations_pkey'],
  // Most members have a verified address, and the consents of a member are read by its id.
  'job “plan letters”': ['members_pkey'],
}

type Plan = {
  'Node Type': string
  'Plan Rows': number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
  /** True below a limit: without a filter, such a node reads only the first rows. */
  isLimited?: boolean
}

// Full suite only: these tests take minutes.
describe.runIf(engine === 'postgres' && isFull)(
  'query plans with two million members',
  { timeout: 900_000 },
  () => {
    let client: Client
    /** Row count of each table, partition and index. */
    let rowsOf: Map<string, number>
    beforeAll(async () => {
      client = new Client({ connectionString: await freshDatabase() })
      await client.connect()
      rowsOf = await growTables(client, members, jobsRunAt)
    }, 900_000)
    afterAll(() => client.end())

    test('PostgreSQL estimates that the table of postings has 50 million rows', async () => {
      const [plan] = await planOf({
        text: 'select * from ledger_postings',
        values: [],
      })
      expect(plan?.['Plan Rows']).toBeGreaterThan(49_000_000)
      expect(plan?.['Plan Rows']).toBeLessThan(51_000_000)
    })

    test('only jobs that read a large table in batches scan it completely', async () => {
      const statements = await statementsOfAll()
      const wholeReads = new Set<string>()
      for (const statement of statements)
        for (const whole of await wholeReadsOf(statement))
          if (!pages[statement.by]?.includes(whole))
            wholeReads.add(`${statement.by}: ${whole}: ${statement.text}`)
      const postings = rowsWith(members, 'ledger_postings')
      measurement(
        '24. Size',
        `plans of ${statements.length} statements with ${members} members and ${postings} postings: ${wholeReads.size} statements scan a complete table of more than ${large} rows`,
      )
      expect([...wholeReads]).toEqual([])
    })

    test.each([
      ['without an index', sql`select id from notices where kind = ${'welcome'}`, 'notices'],
      [
        'of an index that is sorted by another column',
        sql`select id from notices where kind = ${'kind-1'} order by id limit 1`,
        'notices_pkey',
      ],
      [
        'of all partitions',
        sql`select id from tracking_events where name = ${'view'}`,
        'tracking_events_before',
      ],
    ])('the test detects a full scan %s', async (_, statement, whole) => {
      const { db } = await testStore()
      const statements = await statementsOf((during) =>
        during('planted', async () => void (await db.execute(statement))),
      )
      const reads: string[] = []
      for (const each of statements)
        for (const read of await wholeReadsOf(each)) reads.push(`${each.by}: ${read}`)
      expect(reads).toEqual([`planted: ${whole}`])
    })

    /**
     * Returns all nodes of the query plan for the statement's values. For a prepared statement, adds the nodes of its
     * generic plan.
     */
    async function planOf({ text, values, name }: Statement): Promise<Plan[]> {
      const ofValues = await explained(`explain (format json) ${text}`, values)
      return name === undefined
        ? ofValues
        : [...ofValues, ...(await explained(`explain (generic_plan, format json) ${text}`))]
    }

    async function explained(text: string, values?: unknown[]): Promise<Plan[]> {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(text, values)
      const nodes = (plan: Plan): Plan[] => {
        const isLimited = plan['Node Type'] === 'Limit'
        return [plan, ...(plan.Plans ?? []).flatMap((each) => nodes({ ...each, isLimited }))]
      }
      return rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan))
    }

    /** Lists the large tables and indexes that the statement scans completely. */
    const wholeReadsOf = async (statement: Statement): Promise<string[]> =>
      (await planOf(statement)).flatMap((node) => {
        const { 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node
        if (node.isLimited && node.Filter === undefined && index !== undefined) return []
        if (index !== undefined) {
          const isWhole = condition === undefined || /^\(\w+ IS NOT NULL\)$/.test(condition)
          return isWhole && (rowsOf.get(index) ?? 0) > large ? [index] : []
        }
        const isWhole = table !== undefined && node['Node Type'].endsWith('Seq Scan')
        return isWhole && (rowsOf.get(table) ?? 0) > large ? [table] : []
      })
  },
)

/**
 * Extracts the first statement from the PL/pgSQL block that runs deferred statements at a commit
 * (api/store/transaction.ts).
 */
const deferredIn = (text: string) =>
  /^do E?'begin (.+?); if not found /s.exec(text)?.[1]?.replaceAll("''", "'")

type Asked = Statement & { by: string }
type During = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Collects each distinct statement that the work sends, with its values and its first caller. Ignores the statements of
 * pg-boss.
 */
async function statementsOf(work: (during: During) => Promise<void>): Promise<Asked[]> {
  const statements = new Map<string, Asked>()
  let by: string | undefined
  const stop = watchStatements((statement) => {
    // A deferred statement is sent together with the commit.
    const text = (deferredIn(statement.text) ?? statement.text).replace(/; commit$/, '')
    const isPlanned = /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes('pgboss')
    if (by !== undefined && isPlanned && !statements.has(text))
      statements.set(text, { ...statement, text, by })
  })
  const during: During = async (name, doIt) => {
    const before = by
    by = name
    return await doIt().finally(() => (by = before))
  }
  await work(during).finally(stop)
  return [...statements.values()]
}

const statementsOfAll = () =>
  statementsOf(async (during) => {
    const api = await testApi()
    await askOperations(api, during)
    await runBackOffice(api, during)
    await askStaff(api, during)
    const registry = new Registry()
    watchDatabase(registry, api.store)
    await during('metrics', () => registry.metrics())
    await runJobs(during)
  })

/**
 * Calls every operation once with a success and once for each of its business errors, including the calls that prepare
 * these results.
 */
async function askOperations(api: Api, during: During) {
  const heard: Api = {
    ...api,
    call: (id, options) => during(id, () => api.call(id, options)),
  }
  for (const id of operationIds)
    await during(`before ${id}`, async () => {
      await heard.call(id, await rightCall(heard, id))
      for (const refuse of Object.values(cases[id].refused ?? {})) await refuse(heard, await addMember(heard))
    })
}

async function runBackOffice(api: Api, during: During) {
  const { account } = await addMember(api)
  const commands = [
    'waiting',
    'proof none accept',
    'registration none accept',
    'review none accept',
    'gift none confirm',
    'redemption none confirm',
    'stock gift none 1',
    'movements gift muslin-cloth',
    'movements gift muslin-cloth 01a2177b-d69f-7000-8a09-2a91ff1f0531',
    'void none why',
    `member ${account}`,
    'audit',
    `audit --member ${account}`,
    `audit --member ${account} --what signed-in --since 2026-11-01`,
    'audit --what password-set',
    'audit --since 2026-11-01 --before 01a2177b-d69f-7000-8a09-2a91ff1f0531',
    `allow ${account} 1 why`,
    `product breast-pump SERIAL1 ${account} 2026-01-01`,
  ]
  const backOffice = {
    store: api.store,
    log: pino({ level: 'silent' }),
    by: undefined,
    now: api.clock.now,
  }
  for (const command of commands)
    await during(`back-office “${command}”`, () => runBackOfficeCommand(command.split(' '), backOffice))
}

/** Opens each list of the back office with its filters, and searches members by each kind of text. */
async function askStaff(api: Api, during: During) {
  const staffSide = await openStaffSide(api)
  const session = await staffSide.sessionOf('mali', 'admin')
  const { uid, account } = await addMember(api)
  for (const { id, about, ...list } of staffLists(uid))
    await during(`staff ${id} ${about ?? ''}`, () => staffSide.dataOf(id, session, list))
  for (const query of [uid, account, '+66812345678', '0812345678', 'S1000001', 'HUB-1000001'])
    await during(`staff search “${query}”`, () =>
      staffSide.dataOf('findMembers', session, { body: { query } }),
    )
}

async function runJobs(during: During) {
  for (const { name, run } of jobsOf(testIntegrations([]), pino({ level: 'silent' }))) {
    const { db } = await testStore()
    await fillDue({ db }, name, 8)
    await during(`job “${name}”`, async () => await run(db, jobsRunAt, {}))
  }
}
