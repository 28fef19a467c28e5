// The migrations hold every table: whoever changes a tables.ts also runs `npm run migration`. That a new database then has them
// is for the store's own test.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '../api/schema/schema.ts'

const meta = 'api/store/migrations/meta'

test('a new migration would be empty', async () => {
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const migrated = JSON.parse(readFileSync(join(meta, String(newest)), 'utf8'))
  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
})

test('the schema knows the tables of every folder', async () => {
  const files = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('tables.ts'))
    .map((name) => pathToFileURL(resolve('api', name)).href)
  const modules = await Promise.all(files.map((file) => import(file)))
  expect({ ...schema }).toEqual(Object.assign({}, ...modules))
})
