// Checks that the migrations cover every table. If a test fails after a change of a tables.ts file, run
// `npm run migration`. A test in api/store checks that a new database has the tables.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '#api/schema/schema.ts'
import { objectOf } from '#shared/unknown.ts'
import { listFiles } from './support/listFiles.ts'

const meta = 'api/store/migrations/meta'

test('every change of the database schema has a migration', async () => {
  const newest = listFiles(`${meta}/*_snapshot.json`, 1).at(-1) ?? ''
  const migrated: unknown = JSON.parse(readFileSync(newest, 'utf8'))
  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
})

test('the database schema contains the tables of every tables.ts file', async () => {
  const files = listFiles('api/**/*tables.ts', 20).map((name) => pathToFileURL(resolve(name)).href)
  const modules = await Promise.all(files.map(async (file): Promise<unknown> => import(file)))
  expect({ ...schema }).toEqual(Object.fromEntries(modules.flatMap((each) => Object.entries(objectOf(each)))))
})
