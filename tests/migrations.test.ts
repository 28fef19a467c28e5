// The migrations hold every table: whoever changes a tables.ts also runs `npm run migration`.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const meta = 'api/store/migrations/meta'

test('a new migration would be empty', async () => {
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const migrated = JSON.parse(readFileSync(join(meta, String(newest)), 'utf8'))
  expect(await generateMigration(migrated, generateDrizzleJson(await allTables()))).toEqual([])
})

async function allTables() {
  const files = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('tables.ts'))
    .map((name) => pathToFileURL(resolve('api', name)).href)
  const modules = await Promise.all(files.map((file) => import(file)))
  return Object.assign({}, ...modules)
}
