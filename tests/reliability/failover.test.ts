// Tests a failover to another PostgreSQL node during requests, after a power failure and by a switchover. Acknowledged
// writes are kept, every request gets a response, and the hub recovers automatically.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePassword } from '#api/samples/accounts.ts'
import { hashSecret } from '#api/session/passwords.ts'
import type { Store } from '#api/store/store.ts'
import { addSignedIn, type SignedIn } from '#bench/homes.ts'
import { lossesOf, membersFor, startLoad } from '#bench/release/load.ts'
import { nowhereSettings, openServerProcess, type Server } from '#bench/release/servers.ts'
import { openWhenReady } from '#scripts/postgres.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { hasPatroni, startPatroniCluster } from '../support/patroniCluster.ts'

const hubs = 2
/**
 * Number of requests per second to each hub, and the number of seconds of check-ins for which the test creates members.
 */
const perSecond = 10
const checkInSeconds = 180
/** Time in seconds during which requests are sent before the failover, and again after the hubs are ready. */
const marginSeconds = 5
const withinSeconds = 5
/** Maximum time in seconds from the loss of the leader to the first write: the TTL of the leader plus an election. */
const maxDowntimeSeconds = 40
const writes: readonly string[] = ['checkIn', 'address', 'signIn']

const isWanted = engine === 'postgres' && isFull
if (isWanted && !hasPatroni)
  console.warn(
    'Failover tests are skipped: install the Debian packages patroni, etcd-server, haproxy and postgresql-15.',
  )

describe.runIf(isWanted && hasPatroni)('a failover', () => {
  let cluster: Awaited<ReturnType<typeof startPatroniCluster>>
  let store: Store
  const servers: Server[] = []
  const faults: string[] = []
  let databaseUrl: string
  let passwordHash: string
  beforeAll(async () => {
    cluster = await startPatroniCluster()
    databaseUrl = `${cluster.url}/postgres`
    store = await openWhenReady(databaseUrl)
    passwordHash = await hashSecret(samplePassword)
    for (let count = 0; count < hubs; count += 1) {
      const settings = { ...nowhereSettings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' }
      const server = await openServerProcess(settings, faults)
      servers.push(server)
      await server.start(process.cwd())
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await store?.close()
    await cluster?.stop()
  })

  test('no acknowledged write is lost after a power failure of the leader', async () => {
    const leader = await cluster.settled()
    const { lost: losses, cost } = await underLoad(async () => {
      await leader.cutPower()
      await cluster.leaderAfter(leader.name)
    }).finally(leader.start)
    expect(losses).toEqual([])
    measurement(
      '23. Database',
      `power failure of the leader of three PostgreSQL nodes (Patroni, ttl 20 s): ${cost}`,
    )
  })

  test('no acknowledged write is lost after a switchover', async () => {
    const leader = await cluster.settled()
    const { lost: losses, cost } = await underLoad(async () => {
      await cluster.switchOver(leader)
      await cluster.leaderAfter(leader.name)
    })
    expect(losses).toEqual([])
    measurement('23. Database', `switchover of the leader to another PostgreSQL node: ${cost}`)
  })

  /** @returns acknowledged writes that are missing afterwards, and a description of the failed requests */
  async function underLoad(lose: () => Promise<void>) {
    const people = await addSignedIn(databaseUrl, hubs * membersFor(checkInSeconds * perSecond), passwordHash)
    const loads = await Promise.all(
      servers.map(({ port }, index) =>
        startLoad(`http://127.0.0.1:${port}`, shareOf(people, index), {
          password: samplePassword,
          perSecond: () => perSecond,
        }),
      ),
    )
    const enter = (phase: string) => loads.forEach((load) => load.enter(phase))
    enter('before')
    await pause(marginSeconds * 1_000)
    enter('lost')
    const lostAt = performance.now()
    try {
      await lose()
      await readyAgain()
      await pause(marginSeconds * 1_000)
    } catch (error) {
      await Promise.all(loads.map((load) => load.stop()))
      throw error
    }
    const results = await Promise.all(loads.map((load) => load.stop()))
    const answers = results.flatMap((result) => result.answers)
    const tallies = await Promise.all(results.map(({ acknowledged }) => lossesOf(store, acknowledged)))

    // Check the log first, because its lines contain the cause of other failures.
    expect(faults.filter((line) => line.includes('"status":500'))).toEqual([])
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
    // For requests that were pending at the failover, measure the waiting time from the time of the failover.
    const slowest = Math.max(
      ...answers.map(({ at, milliseconds }) => (at + milliseconds - Math.max(at, lostAt)) / 1_000),
    )
    expect(slowest).toBeLessThan(withinSeconds)
    const refused = answers.filter(({ phase, status }) => phase === 'lost' && status === 503)
    const lastRefused = Math.max(lostAt, ...refused.map(({ at }) => at))
    const back = answers
      .filter(({ kind, status, at }) => writes.includes(kind) && status === 200 && at > lastRefused)
      .map(({ at, milliseconds }) => (at + milliseconds - lostAt) / 1_000)
    const seconds = Math.min(...back)
    expect(seconds).toBeLessThan(maxDowntimeSeconds)
    const acknowledged = tallies.reduce((sum, tally) => sum + tally.acknowledged, 0)
    const cost = `${answers.length} responses, the slowest after ${slowest.toFixed(1)} s, ${refused.length} of them with status 503; writes succeed again after ${seconds.toFixed(1)} s; ${acknowledged} writes were acknowledged, 0 lost`
    return { lost: tallies.flatMap(({ missing }) => missing), cost }
  }

  const readyAgain = async () => {
    for (const { port } of servers)
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  }
})

const shareOf = (people: readonly SignedIn[], index: number) =>
  people.filter((_, place) => place % hubs === index)
