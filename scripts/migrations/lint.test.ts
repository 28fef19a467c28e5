// Tests each rule for migrations with a migration that breaks it. Also tests that the migrations described in
// docs/recipes.md are allowed.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lintMigrations } from './lint.ts'

const root = await mkdtemp(join(tmpdir(), 'hub-lint-'))
afterAll(() => rm(root, { recursive: true }))

/** @returns problems of a migration that follows a baseline migration; the baseline itself is not checked */
async function foundIn(text: string) {
  const folder = await mkdtemp(join(root, 'migrations-'))
  await mkdir(join(folder, 'meta'))
  const files = { '0000_baseline': '-- baseline\ndrop table parcels', '0001_new': text }
  const entries = Object.keys(files).map((tag, index) => ({ tag, when: index + 1 }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, sql] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), sql)
  const { looked, found: problems } = await lintMigrations(folder)
  expect(looked).toBe(1)
  return problems
}

test.each([
  [
    'a blocking creation of an index',
    'create index rooms_beds on rooms (beds);',
    'require-concurrent-index-creation',
  ],
  ['a blocking drop of an index', 'drop index rooms_beds;', 'require-concurrent-index-deletion'],
  [
    'a required column that the previous release does not fill',
    'alter table rooms add column beds int not null;',
    'adding-required-field',
  ],
  [
    'a volatile default that rewrites each row',
    'alter table rooms add column id uuid default gen_random_uuid();',
    'adding-field-with-default',
  ],
  ['a scan of each row', 'alter table rooms alter column beds set not null;', 'adding-not-nullable-field'],
  ['a changed type', 'alter table rooms alter column beds set data type bigint;', 'changing-column-type'],
  [
    'a constraint that is validated immediately',
    'alter table rooms add constraint beds check (beds > 0);',
    'constraint-missing-not-valid',
  ],
  ['a dropped column', 'alter table rooms drop column beds;', 'ban-drop-column'],
  ['a dropped table', 'drop table rooms;', 'ban-drop-table'],
  ['a renamed column', 'alter table rooms rename column beds to places;', 'renaming-column'],
  ['a renamed table', 'alter table rooms rename to halls;', 'renaming-table'],
  ['invalid SQL', 'alter table;', 'syntax-error'],
])('lintMigrations reports %s', async (_, text, rule) => {
  expect((await foundIn(text)).join('\n')).toContain(`0001_new, line 1: `)
  expect((await foundIn(text)).join('\n')).toContain(`(${rule})`)
})

test.each([
  [
    'a new table with its index',
    'create table beds (id int primary key);--> statement-breakpoint\ncreate index beds_id on beds (id);',
  ],
  ['a nullable column', 'alter table rooms add column beds int;'],
  ['a column with a default', 'alter table rooms add column is_free boolean default false not null;'],
  ['a column that becomes nullable', 'alter table rooms alter column beds drop not null;'],
  [
    'a dropped column that no server uses',
    '-- oldest server: 0000_baseline\nalter table rooms drop column beds;',
  ],
  [
    'an index that is created concurrently',
    '-- outside a transaction\ndrop index concurrently if exists rooms_beds;--> statement-breakpoint\ncreate index concurrently if not exists rooms_beds on rooms (beds);',
  ],
])('lintMigrations accepts %s', async (_, text) => {
  expect(await foundIn(text)).toEqual([])
})

test.each(['0001_new', '0002_later', '0000_typo'])(
  'lintMigrations rejects an `oldest server` comment that names %s, which is no earlier migration',
  async (name) => {
    expect(await foundIn(`-- oldest server: ${name}\nalter table rooms drop column beds;`)).toEqual([
      `0001_new: "oldest server" must name an earlier migration, not ${name}`,
    ])
  },
)

test.each(['create index concurrently rooms_beds on rooms (beds);', 'drop index concurrently rooms_beds;'])(
  'lintMigrations rejects %s within a transaction',
  async (text) => {
    expect(await foundIn(text)).toContain(
      '0001_new: CREATE INDEX CONCURRENTLY requires "-- outside a transaction" at the top',
    )
  },
)

test('lintMigrations reports an index that a failed attempt may have left invalid', async () => {
  const text =
    '-- outside a transaction\ncreate unique index concurrently if not exists rooms_beds on rooms (beds);'
  expect(await foundIn(text)).toEqual([
    '0001_new: a failed attempt leaves the invalid index rooms_beds: add DROP INDEX CONCURRENTLY IF EXISTS before it',
  ])
})
