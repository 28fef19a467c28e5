// Vitest's global set-up of the project `postgres`: one PostgreSQL for the run, with a migrated database that each test
// file copies.
import type { TestProject } from 'vitest/node'
import { openWhenReady, startPostgres } from '../../scripts/postgres.ts'

export default async function providePostgres({ provide }: TestProject) {
  const { url, stop } = await startPostgres()
  // PostgreSQL copies `template1` for every new database: what is migrated here need not be in each test file.
  await (await openWhenReady(`${url}/template1`)).close()
  provide('database', { engine: 'postgres', url })
  return stop
}
