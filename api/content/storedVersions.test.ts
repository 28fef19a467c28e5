// Tests that versions are stored as edits, that their data is complete again after reading, and that the work of a
// publication and of following it does not depend on the number of versions.
import { asc, eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { findVersion, listTopics, listVersions } from '../backOffice/content/topics.ts'
import { fileVersion, inVersion, setNewestVersion, currentVersion } from '../catalog/topic.ts'
import { issues, magazineTopic } from '../catalog/magazine.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { topicDigest } from './digest.ts'
import { followNewestVersion } from './newestVersion.ts'
import { publishData, readTopics } from './publication.ts'
import { publishFiles } from './publishFiles.ts'
import { readStored } from './storedVersions.ts'
import { catalogChanges, catalogVersions } from './tables.ts'

const { db } = await testStore()
const now = new Date('2026-12-01T03:00:00.000Z')

const issueOf = (month: number, title: string): object => {
  const id = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  const words = { en: title, id: title, th: title, vn: title }
  const article = {
    id: `a-${month}`,
    topic: 'feeding',
    moments: ['firstWeeks'],
    minutes: 3,
    name: words,
    paragraphs: [words],
  }
  return { id, publishedOn: `${id}-01`, name: words, text: words, articles: [article] }
}
/** Magazine of 60 issues, in which one issue has the title. */
const magazine = (title: string, changed = 3): object =>
  Array.from({ length: 60 }, (_, n) => issueOf(59 - n, n === changed ? title : 'Issue'))

async function publish(data: object) {
  const id = newId()
  await db.transaction(async (tx) => {
    await tx
      .insert(catalogChanges)
      .values({ id, title: 'Magazine', state: 'published', createdBy: 'staff', createdAt: now })
    await publishData(tx, [{ topic: 'magazine', data }], { changeId: id, now })
  })
}

const magazineVersions = async () =>
  await db
    .select()
    .from(catalogVersions)
    .where(eq(catalogVersions.topic, 'magazine'))
    .orderBy(asc(catalogVersions.id))

const calls: Record<string, (tx: Database) => Promise<unknown>> = {
  listTopics: (tx) => listTopics(tx),
  listVersions: (tx) => listVersions(tx, 'magazine', { limit: 2 }),
  findVersion: async (tx) => await findVersion(tx, (await magazineVersions()).at(-1)?.id ?? ''),
  readTopics: (tx) => readTopics(tx, ['magazine']),
  publishFiles: (tx) => publishFiles(tx, now),
}

async function rowCount(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables where relname like 'catalog%'`)
  return rows[0]?.count ?? 0
}

/** Returns the number of rows that each call reads, with indexes as in a large database. */
async function rowsRead(): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls))
    await db.transaction(async (tx) => {
      for (const method of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql`set local ${sql.identifier(`enable_${method}`)} = off`)
      const before = await rowCount(tx)
      await call(tx)
      numbers[name] = (await rowCount(tx)) - before
    })
  return numbers
}

let rowsOfFewVersions: Record<string, number> = {}

beforeAll(async () => {
  await publishFiles(db, now)
  for (let count = 0; count <= 60; count += 1) {
    if (count === 4) rowsOfFewVersions = await rowsRead()
    await publish(magazine(`Version ${count}`))
  }
}, 120_000)

test('the number of rows that lists, reads and publications read does not depend on the number of versions', async () => {
  expect(Object.values(rowsOfFewVersions).every((rows) => rows > 0)).toBe(true)
  expect(await rowsRead()).toEqual(rowsOfFewVersions)
})

test('a version with one changed entry is stored as an edit, and every 50th version also with its data', async () => {
  const versions = (await magazineVersions()).slice(1)
  expect(versions.map(({ edits }) => edits?.length ?? 0)).toEqual([0, ...Array.from({ length: 60 }, () => 1)])
  expect(versions.flatMap(({ data }, index) => (data ? [index] : []))).toEqual([0, 50])
  expect(versions.every(({ entries }) => entries === 60)).toBe(true)
})

test('readStored returns the complete data of an old version from its edits', async () => {
  const versions = (await magazineVersions()).slice(1)
  const [old] = versions.slice(30)
  const data = (await readStored(db, [old?.id ?? ''])).get(old?.id ?? '')
  expect(data).toEqual(magazine('Version 30'))
  expect(topicDigest(magazineTopic, data)).toBe(old?.digest)
})

test('a process that follows a version shares the parsed content of unchanged entries', async () => {
  const catalog = await followNewestVersion(db, pino({ level: 'silent' }))
  onTestFinished(async () => {
    await catalog.close()
    setNewestVersion(fileVersion)
  })
  const before = issues()
  await publish(magazine('Next'))
  await catalog.refresh()
  const after = issues()
  expect(after[3]?.name.en).toBe('Next')
  expect(after.filter((issue, index) => issue !== before[index])).toHaveLength(1)
  expect(inVersion(currentVersion(), issues)).toBe(after)
})
