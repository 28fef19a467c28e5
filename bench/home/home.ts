// Measures the CPU time of home pages in a server on PostgreSQL, and the duration of a server's start.
import { readFile } from 'node:fs/promises'
import { cpuOfFamily } from '../databaseWaits.ts'
import { openHomes } from '../homes.ts'
import { nowhereSettings, openServerProcess } from '../release/servers.ts'
import { sampleAccounts } from '#api/samples/accounts.ts'
import { addSamples } from '#api/samples/samples.ts'
import { findMember, openSession } from '#api/session/members.ts'
import type { Store } from '#api/store/store.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import type { Asked, Measured, Part } from '#scripts/bench/part.ts'
import { median, type Row } from '#scripts/bench/table.ts'

/** Goal in milliseconds of CPU time of the server per page. */
const goal = 8
/** Number of pages in a round. All rounds together stay below the rate limit of 300 pages per member and minute. */
const pages = 80
/** Number of rounds before the measurement, which make the engine compile the code. */
const warmUpRounds = 5
/** Number of concurrent requests, as few as keep one server busy. */
const atOnce = 4

export const costOfHome: Part = { seconds: 90, rounds: 8, start, isOfBuild: true }

async function start({ checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const postgres = await startPostgres()
  atEnd(postgres.stop)
  const url = `${postgres.url}/postgres`
  const store = await openWhenReady(url)
  const tokens = await signInSamples(store)
  await store.close()
  const faults: string[] = []
  const server = await openServerProcess({ ...nowhereSettings, DATABASE_URL: url, ROLE: 'web' }, faults)
  await server.start(folder)
  atEnd(server.stop)
  const openPages = async (count: number) => {
    const requests = Array.from({ length: count }, (_, index) => tokens[index % tokens.length])
    const { statuses } = await openHomes(`http://127.0.0.1:${server.port}`, requests, atOnce)
    if (statuses[200] !== count) throw new Error(`The server answered with ${JSON.stringify(statuses)}.`)
  }
  const measured = { server: [] as number[], database: [] as number[], start: [] as number[] }
  for (let count = 0; count < warmUpRounds; count += 1) await openPages(pages)
  return {
    round: async () => {
      const cpu = async () => ({
        server: await cpuOf(server.pid() ?? 0),
        database: await cpuOfFamily(postgres.pid),
      })
      const before = await cpu()
      await openPages(pages)
      const after = await cpu()
      measured.server.push((after.server - before.server) / pages)
      measured.database.push((after.database - before.database) / pages)
    },
    rows: async () => {
      for (let count = 0; count < 5; count += 1)
        measured.start.push((await server.restart(folder)).toBeReady * 1_000)
      return [
        {
          ...rowOf('CPU time of the server per page', measured.server),
          goal: `≤ ${goal} ms`,
          reached: median(measured.server) <= goal,
        },
        rowOf('CPU time of PostgreSQL per page', measured.database),
        rowOf('start of the server, 5 times', measured.start),
        errorRow(faults),
      ]
    },
  }
}

/** @returns a session token for each sample member */
async function signInSamples({ db }: Store): Promise<string[]> {
  const now = new Date()
  await addSamples(db, now)
  const tokens: string[] = []
  for (const account of sampleAccounts) {
    const member = await findMember(db, accountOf(account))
    if (!member) throw new Error(`The samples lack ${account}.`)
    tokens.push((await openSession(db, member.id, { now, by: 'password' })).token)
  }
  return tokens
}

/** Returns the CPU time in milliseconds of a process with its threads, from Linux's /proc. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const part = 'Home pages of sample members, PostgreSQL'

function rowOf(label: string, values: readonly number[]): Row {
  const amount = median([...values])
  const range = `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
  return { part, label, value: `${amount.toFixed(1)} ms (${range})`, amount }
}

const errorRow = (faults: readonly string[]): Row => ({
  part,
  label: 'errors in the log of the server',
  value: [String(faults.length), ...faults.slice(0, 1)].join(': '),
  goal: '0',
  reached: faults.length === 0,
})
