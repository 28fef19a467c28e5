// Tests export and import of the catalog: the round trip, the way from staging to production, and invalid files.
import { beforeAll, describe, expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { listOf, objectOf } from '#shared/unknown.ts'
import { editsOf } from '../../content/changes.ts'
import { publishFiles } from '../../content/publishFiles.ts'
import { approve, submit } from '../../content/release.ts'
import type { Database } from '../../store/store.ts'
import { exportTopics, importPlan, planImport, planInWords } from './transfer.ts'

const [{ db: staging }, { db: production }] = [await testStore(), await testStore()]
const now = new Date('2026-12-01T03:00:00.000Z')
const actor = { by: 'author', now }

beforeAll(async () => {
  await publishFiles(staging, now)
  await publishFiles(production, now)
})

/** Returns the exported topics as they are after writing and reading JSON files. */
async function exported(db: Database): Promise<Map<string, unknown>> {
  const all = await exportTopics(db)
  return new Map(Array.from(all, ([name, data]) => [name, structuredClone(data)]))
}

const giftsIn = (files: ReadonlyMap<string, unknown>) => listOf(objectOf(files.get('gifts')).gifts)
const withGifts = (files: ReadonlyMap<string, unknown>, list: readonly unknown[]) =>
  new Map([...files, ['gifts', { ...objectOf(files.get('gifts')), gifts: list }]])

async function publishImport(db: Database, files: ReadonlyMap<string, unknown>) {
  const plan = await planImport(db, files)
  expect(plan.problems).toEqual([])
  const id = await importPlan(db, { title: 'Import', plan }, actor)
  await submit(db, { id, publishAt: null, ...actor })
  expect(await approve(db, { id, by: 'editor', now })).toMatchObject({ state: 'published' })
  return id
}

test('an exported catalog has no differences', async () => {
  const files = await exported(staging)
  expect(files.size).toBeGreaterThan(30)
  const plan = await planImport(staging, files)
  expect(plan).toEqual({ edits: [], entries: [], problems: [] })
  expect(planInWords(plan)).toBe('The files are the same as the published catalog.')
  await expect(importPlan(staging, { title: 'Import', plan }, actor)).rejects.toThrow('are the same')
})

test('content that was edited in staging is moved to production with its order', async () => {
  const files = await exported(staging)
  const [first, second, ...rest] = giftsIn(files)
  const copy = { ...objectOf(first), id: 'copied-gift' }
  const edited = withGifts(files, [second, { ...objectOf(first), coins: 77 }, copy, ...rest])
  await publishImport(staging, edited)
  const moved = await exported(staging)
  const id = await publishImport(production, moved)
  expect(await exportTopics(production)).toEqual(moved)
  expect((await editsOf(production, id)).map(({ entry }) => entry)).toContain('gifts/copied-gift')
})

test('a plan names each entry with its differences, and problems of the catalog', async () => {
  const files = await exported(staging)
  const [first, ...rest] = giftsIn(files)
  const { id } = objectOf(first)
  const invalid = withGifts(files, [{ ...objectOf(first), coins: -5 }, ...rest.slice(0, -1)])
  const plan = await planImport(staging, invalid)
  expect(plan.entries.map(({ kind }) => kind)).toEqual(['removed', 'changed'])
  expect(planInWords(plan)).toContain(`changed: gifts gifts/${String(id)}\n  coins: `)
  expect(planInWords(plan)).toContain('0 added, 1 changed, 0 moved, 1 removed')
  expect(plan.problems.join('\n')).toContain('coins')
})

describe('planImport rejects', () => {
  test.each([
    ['an unknown topic', new Map([['toys', []]]), 'The catalog has no topic toys.'],
    ['a list instead of an object', new Map([['gifts', []]]), 'gifts.json must contain an object.'],
    [
      'an entry that occurs twice',
      new Map([['vouchers', [{ id: 'a' }, { id: 'a' }]]]),
      'contains the entry /a twice',
    ],
  ])('%s', async (_, files, message) => {
    await expect(planImport(staging, files)).rejects.toThrow(message)
  })
})
