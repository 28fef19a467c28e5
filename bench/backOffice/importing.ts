// Measures imports of tracking numbers, and the response times of members while staff import and browse.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { toCsv } from '#shared/csv.ts'
import { sql } from 'drizzle-orm'
import type { Store } from '#api/store/store.ts'
import { quantile, whole, type Row } from '#scripts/bench/table.ts'
import type { SignedIn } from '../homes.ts'
import { startLoad, type Answer } from '../release/load.ts'
import { addStaff, callAsStaff, type StaffCall } from './staff.ts'

/** Goals: maximum seconds of an import, and ratio of the response times of members with and without staff. */
const goals = { seconds: 60, ratio: 1.1 }
/** Allowed growth of memory in MiB, because garbage collection is lazy. */
const slack = 48
/** Number of rows in one file. */
export const rowsOfFile = Number(process.env.IMPORT_ROWS ?? 10_000)
/** Number of imports. */
export const imports = Number(process.env.IMPORTS ?? 3)
/** Milliseconds before the first import, in which the server loads its code. */
const warmUp = 10_000
/** Requests of members per second: twice the busiest hour of 200,000 members in docs/capacity.md. */
const perSecond = Number(process.env.PER_SECOND ?? 24)
/** Milliseconds between two lists that staff open during an import. */
const browseEvery = 1_000

/** Measured requests: pages and data of members. Files and sign-ins depend on other parts of the hub. */
const kindsOfMembers = new Set<Answer['kind']>(['home', 'read', 'checkIn', 'address'])

type ImportCall = 'startTrackingImport' | 'runTrackingImport'

const browsed = ['listReviews', 'listStaffParcels', 'listContactMessages', 'listStock'] as const

type Hub = { store: Store; members: string; staff: string; pid: number }
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
  load.enter('warm-up')
  await pause(warmUp)
  for (let number = 0; number < imports; number += 1)
    measured.push(
      await importFile(hub, `tracking-${number}.csv`, async (work) => await alternate(load, work)),
    )
  const { answers } = await load.stop()
  return [...importRows(measured), ...memberRows(answers)]
}

type Load = Awaited<ReturnType<typeof startLoad>>
type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs work of staff, and then lets members use the hub alone for the same time. */
async function alternate<Result>(load: Load, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  load.enter('staff')
  const result = await work()
  load.enter('quiet')
  await pause(performance.now() - startedAt)
  return result
}

/** @param turn runs each call of the import */
async function importFile({ store, staff, pid }: Hub, fileName: string, turn: Turn): Promise<Import> {
  const csv = await csvOf(store)
  const [importer, browser] = [await addStaff(store), await addStaff(store)]
  const [over, memory]: [AbortController, number[]] = [new AbortController(), []]
  const watching = every(250, over.signal, async () => void memory.push(await residentOf(pid)))
  let milliseconds = 0
  const call = async <Id extends ImportCall>(about: StaffCall & { id: Id }) => {
    const { data, ms } = await turn(
      async () => await whileBrowsing(staff, browser, async () => await callAsStaff(staff, importer, about)),
    )
    milliseconds += ms
    return data
  }
  let { import: progress } = await call({ id: 'startTrackingImport', body: { csv, fileName } })
  while (progress && progress.waiting > 0)
    progress = await call({ id: 'runTrackingImport', body: { id: progress.id } })
  over.abort()
  await watching
  if (progress?.done.ship !== rowsOfFile)
    throw new Error(`Import ${fileName} shipped ${progress?.done.ship} of ${rowsOfFile} parcels.`)
  console.error(`  ${fileName}: ${(milliseconds / 1_000).toFixed(1)} s, ${whole(Math.max(...memory))} MiB`)
  return { seconds: milliseconds / 1_000, memory }
}

/** Opens lists until the work ends. */
async function whileBrowsing<Result>(origin: string, token: string, work: () => Promise<Result>) {
  const over = new AbortController()
  let opened = 0
  const browsing = every(browseEvery, over.signal, async () => {
    opened += 1
    await callAsStaff(origin, token, { id: browsed[opened % browsed.length] ?? 'listReviews' })
  })
  const result = await work().finally(() => over.abort())
  await browsing
  return result
}

async function every(milliseconds: number, end: AbortSignal, work: () => Promise<void>) {
  while (!end.aborted) {
    await work()
    await pause(milliseconds, undefined, { signal: end }).catch(() => {})
  }
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

/** Returns the resident memory in MiB, from Linux's /proc. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024
}

function importRows(measured: readonly Import[]): Row[] {
  const part = `back office: imports of ${whole(rowsOfFile)} tracking numbers, ${measured.length} in sequence`
  const longest = Math.max(...measured.map(({ seconds }) => seconds))
  const peaks = measured.map(({ memory }) => Math.max(...memory))
  // The first import also loads code and fills caches, so growth is measured from its peak.
  const [first = 0, last = 0] = [peaks[0], peaks.at(-1)]
  return [
    {
      part,
      label: 'duration of the longest import',
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
