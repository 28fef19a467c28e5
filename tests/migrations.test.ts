// The migrations hold every table: whoever changes a tables.ts also runs `npm run migration`. That a new database then has them
// is for the store's own test.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '#api/schema/schema.ts'
import { objectOf } from '#shared/unknown.ts'
import { listFiles } from './support/listFiles.ts'

const meta = 'api/store/migrations/meta'

test('a new migration would be empty', async () => {
  const newest = listFiles(`${meta}/*_snapshot.json`, 1).at(-1) ?? ''
  const migrated: unknown = JSON.parse(readFileSync(newest, 'utf8'))
  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
})

test('the schema knows the tables of every folder', async () => {
  const files = listFiles('api/**/*tables.ts', 20).map((name) => pathToFileURL(resolve(name)).href)
  const modules = await Promise.all(files.map(async (file): Promise<unknown> => import(file)))
  expect({ ...schema }).toEqual(Object.fromEntries(modules.flatMap((each) => Object.entries(objectOf(each)))))
})
