// Global setup of the vitest project `postgres`: starts one PostgreSQL for the run, with a migrated database that each
// test file copies. With `POOLER=on` tests connect through PgBouncer.
import type { TestProject } from 'vitest/node'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { startPgbouncer } from './pgbouncer.ts'

export default async function providePostgres({ provide }: TestProject) {
  const { url, stop } = await startPostgres()
  // PostgreSQL copies `template1` for every new database, so test files need not run migrations.
  await (await openWhenReady(`${url}/template1`)).close()
  const pooler = process.env.POOLER === 'on' ? await startPgbouncer(url) : undefined
  provide('database', { engine: 'postgres', url, pooled: pooler?.url })
  return async () => {
    await pooler?.stop()
    await stop()
  }
}
