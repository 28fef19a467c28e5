// Measures imports of tracking numbers, and the response times of members while staff import and browse.
import { setTimeout as pause } from 'node:timers/promises'
import { toCsv } from '#shared/csv.ts'
import { eq, sql } from 'drizzle-orm'
import { staffApprovals, trackingImports } from '#api/staff/tables.ts'
import type { Store } from '#api/store/store.ts'
import { quantile, whole, type Row } from '#scripts/bench/table.ts'
import type { SignedIn } from '../homes.ts'
import { startLoad, type Answer } from '../release/load.ts'
import { residentMemory } from '../residentMemory.ts'
import { addStaff, callAsStaff } from './staff.ts'

/** Goals: maximum seconds of an import, and ratio of the response times of members with and without staff. */
const goals = { seconds: 60, ratio: 1.1 }
/** Allowed growth of memory in MiB, because garbage collection is lazy. */
const slack = 48
/** Number of rows in one file. */
export const rowsOfFile = Number(process.env.IMPORT_ROWS ?? 10_000)
/** Number of imports. */
export const imports = Number(process.env.IMPORTS ?? 3)
/** Milliseconds before the first measurement, in which the server loads and compiles its code. */
const warmUp = 60_000
/** Milliseconds in which members use the hub alone before an import. The rest of their time alone follows the import. */
const quietBefore = 20_000
/** Requests of members per second: twice the busiest hour of 200,000 members in docs/capacity.md. */
const perSecond = Number(process.env.PER_SECOND ?? 24)
/** Milliseconds between two lists that staff open during an import. */
const browseEvery = 1_000
/** Milliseconds between two measurements of the memory. */
const watchEvery = 250
/** Maximum seconds of an import before the benchmark fails. */
const mostSeconds = 300

/** Measured requests: pages and data of members. Files and sign-ins depend on other parts of the hub. */
const kindsOfMembers = new Set<Answer['kind']>(['home', 'read', 'checkIn', 'address'])

const browsed = ['listReviews', 'listStaffParcels', 'listContactMessages', 'listStock'] as const

type Hub = {
  store: Store
  members: string
  staff: string
  /** Ids of the server processes. */
  pids: readonly number[]
}
type Import = { seconds: number; memory: number[] }

/**
 * Imports files one after the other while members use the hub.
 * @param people members with the password
 */
export async function measureImports(
  hub: Hub,
  people: readonly SignedIn[],
  password: string,
): Promise<Row[]> {
  const load = await startLoad(hub.members, people, { password, perSecond: () => perSecond })
  const measured: Import[] = []
  try {
    load.enter('warm-up')
    await pause(warmUp)
    for (let number = 0; number < imports; number += 1) {
      // Members use the hub alone for the same time, before and after, because the server becomes faster with time.
      load.enter('quiet')
      await pause(quietBefore)
      const startedAt = performance.now()
      load.enter('staff')
      measured.push(await importFile(hub, `tracking-${number}.csv`))
      load.enter('quiet')
      await pause(Math.max(0, performance.now() - startedAt - quietBefore))
    }
  } catch (error) {
    await load.stop()
    throw error
  }
  const { answers } = await load.stop()
  return [...importRows(measured), ...memberRows(answers)]
}

/** Uploads a file, lets a second staff member approve it, and waits until a job has imported all rows. */
async function importFile({ store, staff, pids }: Hub, fileName: string): Promise<Import> {
  const csv = await csvOf(store)
  const [importer, approver, browser] = [await addStaff(store), await addStaff(store), await addStaff(store)]
  const memory: number[] = []
  let opened = 0
  const browse = async () => {
    opened += 1
    await callAsStaff(staff, browser, { id: browsed[opened % browsed.length] ?? 'listReviews' })
  }
  const watch = async () => void memory.push(await largestMemory(pids))
  const seconds = await whileRepeating(watch, watchEvery, async () =>
    whileRepeating(browse, browseEvery, async () => {
      const id = await requestImport(staff, importer, { csv, fileName })
      return await approveImport({ store, staff }, approver, id)
    }),
  )
  console.error(`  ${fileName}: ${seconds.toFixed(1)} s, ${whole(Math.max(...memory))} MiB`)
  return { seconds, memory }
}

/** @returns the id of the import */
async function requestImport(origin: string, importer: string, body: { csv: string; fileName: string }) {
  const { data } = await callAsStaff(origin, importer, { id: 'startTrackingImport', body })
  if (!data.import) throw new Error(`Import ${body.fileName} was not stored: ${data.problem}`)
  const { id } = data.import
  const reason = 'tracking numbers of the benchmark'
  await callAsStaff(origin, importer, { id: 'requestTrackingImport', body: { id, reason } })
  return id
}

/** @returns the seconds from the approval to the result of the last row */
async function approveImport(
  { store, staff }: Pick<Hub, 'store' | 'staff'>,
  approver: string,
  importId: string,
): Promise<number> {
  const [row] = await store.db.select().from(trackingImports).where(eq(trackingImports.id, importId))
  const id = row?.approvalId ?? ''
  const startedAt = performance.now()
  const { data } = await callAsStaff(staff, approver, {
    id: 'decideApproval',
    body: { id, verdict: 'approved' },
  })
  if (!data.decided) throw new Error(`Import ${importId} was not approved: ${data.problem}.`)
  while (!(await hasEnded(store, id))) {
    if (performance.now() - startedAt > mostSeconds * 1_000)
      throw new Error(`Import ${importId} has not ended after ${mostSeconds} s.`)
    await pause(100)
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const { data: result } = await callAsStaff(staff, approver, {
    id: 'getTrackingImport',
    path: { id: importId },
  })
  if (result.done.ship !== rowsOfFile)
    throw new Error(`Import ${importId} shipped ${result.done.ship} of ${rowsOfFile} parcels.`)
  return seconds
}

async function hasEnded({ db }: Store, id: string): Promise<boolean> {
  const [act] = await db.select().from(staffApprovals).where(eq(staffApprovals.id, id))
  return (act?.endedAt ?? null) !== null
}

/** Repeats an action until the work has ended. @throws the error of the work; without such an error, that of the action */
async function whileRepeating<Result>(
  action: () => Promise<void>,
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const over = new AbortController()
  const repeating = async () => {
    while (!over.signal.aborted) {
      await action()
      await pause(milliseconds, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const [worked, repeated] = await Promise.allSettled([work().finally(() => over.abort()), repeating()])
  if (worked.status === 'rejected') throw worked.reason
  if (repeated.status === 'rejected') throw repeated.reason
  return worked.value
}

/** Returns a file with tracking numbers of the oldest parcels that wait to be sent: gifts and redemptions. */
async function csvOf({ db }: Store): Promise<string> {
  const half = Math.ceil(rowsOfFile / 2)
  const { rows } = await db.execute<{ kind: string; id: string }>(sql`
    (select 'gift' as kind, id from gift_claims where state in ('reserved', 'confirmed', 'packed')
      order by id limit ${half})
    union all (select 'redemption', id from redemptions where state in ('reserved', 'confirmed', 'packed')
      and voucher_id is null order by id limit ${rowsOfFile - half})`)
  const lines = rows.map((row, index) => ({
    ...row,
    carrier: 'DHL',
    tracking_number: `DHL${index}`,
    tracking_url: `https://tracking.example.com/DHL${index}`,
  }))
  // The contract allows only line feeds.
  return toCsv(lines).replaceAll('\r\n', '\n')
}

/** Returns the resident memory of the largest process in MiB. */
const largestMemory = async (pids: readonly number[]) =>
  Math.max(...(await Promise.all(pids.map(residentMemory))))

function importRows(measured: readonly Import[]): Row[] {
  const part = `back office: imports of ${whole(rowsOfFile)} tracking numbers, ${measured.length} in sequence`
  const longest = Math.max(...measured.map(({ seconds }) => seconds))
  const peaks = measured.map(({ memory }) => Math.max(...memory))
  // The first import also loads code and fills caches, so growth is measured from its peak.
  const [first = 0, last = 0] = [peaks[0], peaks.at(-1)]
  return [
    {
      part,
      label: 'longest time from the approval to the last row',
      value: `${longest.toFixed(1)} s`,
      goal: `≤ ${goals.seconds} s`,
      reached: longest <= goals.seconds,
    },
    {
      part,
      label: 'peak memory of the server in each import',
      value: `${peaks.map(whole).join(', ')} MiB`,
      goal: 'flat',
      reached: last <= first + slack,
    },
  ]
}

function memberRows(answers: readonly Answer[]): Row[] {
  const part = `back office: members, ${perSecond} requests/s, while staff import and browse`
  const counted = answers.filter(({ kind }) => kindsOfMembers.has(kind))
  const failed = counted.filter(({ status }) => ![200, 409].includes(status))
  const kinds = new Set(failed.map(({ kind, status }) => `${kind} ${status}`))
  const rows = (['all', ...kindsOfMembers] as const).flatMap((kind) =>
    [0.5, 0.95].map((share) => ratioRow(part, counted, { kind, share })),
  )
  const value = [whole(failed.length), ...kinds].join(', ')
  return [{ part, label: 'failed requests', value, goal: '0', reached: failed.length === 0 }, ...rows]
}

type Selected = { kind: Answer['kind'] | 'all'; share: number }

function ratioRow(part: string, answers: readonly Answer[], { kind, share }: Selected): Row {
  const timesIn = (phase: string) =>
    answers.flatMap((answer) =>
      answer.phase === phase && (kind === 'all' || answer.kind === kind) ? [answer.milliseconds] : [],
    )
  const [quiet, staff] = [timesIn('quiet'), timesIn('staff')]
  const [before, during] = [quantile(quiet, share), quantile(staff, share)]
  const ratio = during / before
  return {
    part,
    label: `${kind}, p${100 * share}: with ÷ without staff`,
    value: `${ratio.toFixed(2)} (${during.toFixed(1)} ÷ ${before.toFixed(1)} ms, ${staff.length} and ${quiet.length} requests)`,
    // Each kind has too few requests for a goal.
    ...(kind === 'all' && { goal: `≤ ${goals.ratio}`, reached: ratio <= goals.ratio }),
  }
}
