// Tests that members do not notice a release. Runs three servers and a worker behind HAProxy on a real PostgreSQL, with
// constant load. Restarts the processes one by one, upgrades them to a release with changed tables, and rolls back.
// `RELEASE_RATE=20 npm run bench release` runs a smaller load on a smaller host.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { hashSecret } from '#api/session/passwords.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { inScratch } from '#scripts/projectCopy.ts'
import { addSignedIn } from '../homes.ts'
import { quantile, whole, type Row } from '#scripts/bench/table.ts'
import { drainSeconds, startLoadBalancer } from '#scripts/loadBalancer.ts'
import { lossesOf, membersFor, startLoad, type Answer } from './load.ts'
import { makeNextRelease, writtenByNext } from './nextRelease.ts'
import { migrateBy, nowhereSettings, openServerProcess, type Server } from './servers.ts'

const servers = 3
const perSecond = Number(process.env.RELEASE_RATE ?? 100)
/** Number of seconds of load for which there are enough members who have not checked in yet. */
const checkInSeconds = 300
/** Duration of the load in seconds before the first restart. */
const beforeSeconds = 15
const part = `release: ${servers} servers behind HAProxy, PostgreSQL, ${perSecond} requests/s`

export const zeroDowntimeRelease = () => inScratch(drill)

async function drill(next: string): Promise<Row[]> {
  const workFolder = process.cwd()
  /** Folder with the files of all builds. */
  const ASSETS_FOLDER = join(next, 'assets')
  await makeNextRelease(next)
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  const faults: string[] = []
  const running: { stop: () => Promise<unknown> }[] = [postgres, { stop: store.close }]
  try {
    const passwordHash = await hashSecret(samplePassword)
    const people = await addSignedIn(databaseUrl, membersFor(checkInSeconds * perSecond), passwordHash)
    await store.db.execute(sql`analyze`)
    const open = (environment: Record<string, string>) =>
      openServerProcess({ ...settings, ASSETS_FOLDER, DATABASE_URL: databaseUrl, ...environment }, faults)
    const web = await Promise.all(Array.from({ length: servers }, () => open({ ROLE: 'web' })))
    // Upgrade the worker first and roll it back last, because it must understand all writes of servers.
    const all = [await open({ ROLE: 'worker' }), ...web]
    for (const server of all) {
      await server.start(workFolder)
      running.push(server)
    }
    const balancer = await startLoadBalancer(
      next,
      web.map(({ port }) => port),
    )
    running.push(balancer)

    const startedAt = performance.now()
    const load = await startLoad(balancer.origin, people, {
      password: samplePassword,
      perSecond: () => perSecond,
    })
    running.push(load)
    const enter = (phase: string) => {
      console.error(`  ${phase} …`)
      load.enter(phase)
    }
    enter('before')
    await pause(beforeSeconds * 1_000)
    enter('restarted')
    const restarts = await restartEach(all, workFolder)
    enter('upgraded')
    await migrateBy(next, { DATABASE_URL: databaseUrl })
    restarts.push(...(await restartEach(all, next)))
    enter('rolled back')
    restarts.push(...(await restartEach(all.toReversed(), workFolder)))
    const seconds = (performance.now() - startedAt) / 1_000
    const { answers, acknowledged } = await load.stop()
    for (const line of faults) console.error(line)

    const { rows: counted } = await store.db.execute<{ count: number }>(sql.raw(writtenByNext))
    return [
      ...answerRows(answers, seconds),
      ...writeRows(await lossesOf(store, acknowledged)),
      { part, label: 'errors in the log', ...none(faults) },
      {
        part,
        label: 'writes by the upgraded servers',
        value: whole(counted[0]?.count ?? 0),
        goal: '≥ 1',
        reached: (counted[0]?.count ?? 0) > 0,
      },
      { part, label: 'seconds to shut down', value: spreadOf(restarts.map(({ toEnd }) => toEnd)) },
      {
        part,
        label: 'seconds until ready again',
        value: spreadOf(restarts.map(({ toBeReady }) => toBeReady)),
      },
    ]
  } finally {
    for (const { stop } of running.toReversed()) await stop()
  }
}

const settings = { ...nowhereSettings, DRAIN_SECONDS: String(drainSeconds) }

async function restartEach(all: readonly Server[], release: string) {
  const times = []
  for (const server of all) times.push(await server.restart(release))
  return times
}

/** @param seconds duration of the load in seconds */
function answerRows(answers: readonly Answer[], seconds: number): Row[] {
  const failed = answers.filter(({ status }) => status !== 200)
  const rate = answers.length / seconds
  return [
    ...[...Map.groupBy(answers, ({ phase }) => phase)].map(([phase, of]) => ({
      part,
      label: phase,
      value: `${whole(of.length)} requests, ${timesOf(of)}`,
    })),
    // The goal is the requested rate, because a test with a lower load is not valid.
    {
      part,
      label: 'requests',
      value: `${whole(answers.length)}, ${rate.toFixed(1)} requests/s`,
      goal: `≥ ${0.95 * perSecond} requests/s`,
      reached: rate >= 0.95 * perSecond,
    },
    { part, label: 'failed', ...none(failed) },
    ...[...Map.groupBy(failed, failuresOf)].map(([reason, of]) => ({
      part,
      label: reason,
      value: whole(of.length),
    })),
  ]
}

const failuresOf = ({ phase, kind, status }: Answer) =>
  `  ${phase}, ${kind}: ${status || 'connection closed'}`

function timesOf(answers: readonly Answer[]) {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return `p50 ${whole(quantile(times, 0.5))} ms, p99 ${whole(quantile(times, 0.99))} ms`
}

const writeRows = ({ acknowledged, missing: lostIds }: Awaited<ReturnType<typeof lossesOf>>): Row[] => [
  { part, label: 'acknowledged writes', value: whole(acknowledged) },
  { part, label: 'lost writes', ...none(lostIds) },
]

/** Returns the table cells for a number of failures, whose goal is 0. */
const none = ({ length }: readonly unknown[]) => ({ value: whole(length), goal: '0', reached: length === 0 })

const spreadOf = (seconds: number[]) =>
  `median ${quantile(seconds, 0.5).toFixed(1)}, maximum ${Math.max(...seconds).toFixed(1)}`
