// Publishes versions of two topics that belong together while members read and enter on two servers: no response fails
// or mixes two versions, and each server serves a new version within five seconds.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import drawFile from '#api/catalog/draws.json' with { type: 'json' }
import giftFile from '#api/catalog/gifts.json' with { type: 'json' }
import { publishData } from '#api/content/publication.ts'
import { publishFiles } from '#api/content/publishFiles.ts'
import { followNewestVersion } from '#api/content/newestVersion.ts'
import { catalogChanges } from '#api/content/tables.ts'
import { currentVersion, fileVersion, setNewestVersion } from '#api/catalog/topic.ts'
import { newId } from '#api/store/id.ts'
import { openStore, type Store } from '#api/store/store.ts'
import { listOf, valueAt } from '#shared/unknown.ts'
import { requestOf, testApi } from '../support/api.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { giveCoins } from '../support/give.ts'
import { measurement } from '../support/measurements.ts'
import { addMember, type TestMember } from '../support/members.ts'
import { startServer, type ServerProcess } from '../support/serverProcesses.ts'

const versionCount = 20
const withinMs = 5_000
const draw = 'winter-lights'
const gift = 'night-light'

const words = (text: string) => ({ en: text, id: text, th: text, vn: text })

/** Data of two topics in which a draw and a gift have the same name. */
const dataNamed = (name: string) => [
  { topic: 'draws', data: drawFile.map((row) => (row.id === draw ? { ...row, name: words(name) } : row)) },
  {
    topic: 'gifts',
    data: {
      ...giftFile,
      gifts: giftFile.gifts.map((row) => (row.id === gift ? { ...row, name: words(name) } : row)),
    },
  },
]

async function publish({ db }: Store, data: { topic: string; data: object }[]) {
  const change = { id: newId(), title: 'Names', state: 'published', createdAt: new Date() } as const
  await db.transaction(async (tx) => {
    await tx.insert(catalogChanges).values(change)
    await publishData(tx, data, { changeId: change.id, now: new Date() })
  })
}

describe.runIf(engine === 'postgres')('two servers while versions of the catalog are published', () => {
  let store: Store
  let servers: ServerProcess[] = []
  let members: TestMember[] = []

  beforeAll(async () => {
    const databaseUrl = await freshDatabase()
    store = await openStore({ databaseUrl, dataFolder: '' })
    await publishFiles(store.db, new Date())
    await publish(store, dataNamed('Version 0'))
    // Uses the real time, as the servers do.
    const api = Object.assign(await testApi({ store }), { clock: { now: new Date() } })
    for (let count = 0; count < 8; count += 1) {
      const member = await addMember(api)
      await giveCoins(api, member, 100_000)
      members.push(member)
    }
    servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL: databaseUrl })))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await store.close()
  })

  async function ask({ origin }: ServerProcess, id: Parameters<typeof requestOf>[0], options: object) {
    const response = await fetch(requestOf(id, options, origin))
    return { status: response.status, body: (await response.json()) as unknown }
  }

  const nameOfDraw = async (server: ServerProcess, { token }: TestMember) => {
    const { status, body } = await ask(server, 'getDraw', { token, path: { draw } })
    return { status, name: valueAt(body, 'data', 'draw', 'name') }
  }

  test('no response fails, and each server serves each version within five seconds', async () => {
    const progress = { isPublishing: true, responses: 0, entries: 0, failures: new Set<string>() }
    const names = new Set<unknown>()
    async function use(member: TestMember, index: number) {
      for (let turn = index; progress.isPublishing; turn += 1) {
        const server = servers[turn % servers.length]
        if (!server) throw new Error('No server is running.')
        const { status, name } = await nameOfDraw(server, member)
        names.add(name)
        const gifts = await ask(server, 'listGifts', { token: member.token })
        const bought = await ask(server, 'lottery', {
          token: member.token,
          body: { draw, payWith: 'coins' },
        })
        progress.responses += 3
        if (valueAt(bought.body, 'code') === 200) progress.entries += 1
        const drawName = valueAt(bought.body, 'data', 'result', 'drawName')
        if (typeof drawName === 'string') names.add(drawName)
        for (const code of [status, gifts.status, bought.status])
          if (code >= 500) progress.failures.add(String(code))
      }
    }
    const delays: number[] = []
    async function publishAll() {
      const [reader] = members
      if (!reader) throw new Error('No member is registered.')
      for (let version = 1; version <= versionCount; version += 1) {
        await publish(store, dataNamed(`Version ${version}`))
        const at = performance.now()
        // Waits for the servers only after each fourth version, so that versions also follow each other quickly.
        if (version % 4 === 0)
          for (const server of servers) {
            while ((await nameOfDraw(server, reader)).name !== `Version ${version}`) await pause(50)
            delays.push(performance.now() - at)
          }
      }
      progress.isPublishing = false
    }
    await Promise.all([publishAll(), ...members.map(use)])
    expect([...progress.failures]).toEqual([])
    expect(Math.max(...delays)).toBeLessThan(withinMs)
    expect([...names].every((name) => /^Version \d+$/.test(String(name)))).toBe(true)
    expect(progress.entries).toBeGreaterThan(0)
    measurement(
      'Versions of the catalog on two servers',
      `${versionCount} versions, ${progress.responses} responses and ${progress.entries} draws without a failure; the longest delay is ${(Math.max(...delays) / 1000).toFixed(1)} s`,
    )
  }, 120_000)

  test('a process that finds a version invalid keeps the version before, and logs it once', async () => {
    const lines: unknown[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const catalog = await followNewestVersion(store.db, log)
    try {
      const before = currentVersion().number
      const change = { id: newId(), title: 'Newer', state: 'published', createdAt: new Date() } as const
      await store.db.insert(catalogChanges).values(change)
      // Publishes without validation, as a later release with another schema would.
      await publishUnchecked(store, change.id)
      await catalog.refresh()
      await catalog.refresh()
      expect(currentVersion().number).toBe(before)
      const events = listOf(lines).filter((line) => valueAt(line, 'event') === 'catalog_invalid')
      expect(events).toMatchObject([{ version: before + 1 }])
      const [reader] = members
      const [server] = servers
      if (!reader || !server) throw new Error('No server is running.')
      await pause(3_000)
      expect(await nameOfDraw(server, reader)).toEqual({ status: 200, name: `Version ${versionCount}` })
      await publish(store, dataNamed('Valid again'))
      await catalog.refresh()
      expect(currentVersion().number).toBe(before + 2)
    } finally {
      await catalog.close()
      setNewestVersion(fileVersion)
    }
  }, 60_000)

  test('a process without its database keeps the version in use', async () => {
    const lines: unknown[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const unreachable = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
    await publishFiles(unreachable.db, new Date())
    const catalog = await followNewestVersion(unreachable.db, log)
    try {
      const before = currentVersion()
      await unreachable.close()
      await vi.waitFor(() => expect(lines).toMatchObject([{ event: 'catalog_unread' }]), { timeout: 10_000 })
      expect(currentVersion()).toBe(before)
    } finally {
      await catalog.close()
      setNewestVersion(fileVersion)
    }
  }, 60_000)
})

async function publishUnchecked({ db }: Store, changeId: string) {
  const id = newId()
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into catalog_versions (id, change_id, topic, data, digest) values (${id}, ${changeId}, 'draws', '[{"id": "unknown-shape"}]', 'other')`,
    )
    await tx.execute(
      sql`insert into catalog_publications select max(number) + 1, ${changeId}, now() from catalog_publications`,
    )
    await tx.execute(
      sql`insert into catalog_published_versions select number + 1, topic, case topic when 'draws' then ${id} else version_id end from catalog_published_versions where number = (select max(number) - 1 from catalog_publications)`,
    )
  })
}
