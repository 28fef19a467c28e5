// Embedded databases for test files, one after the other on the same engine: emptying the last one's takes a fraction of
// what starting another does.
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { startEngine } from '#api/store/engine.ts'

/** Engines of this worker that nobody uses, each empty and as migrated. */
const idle: PGlite[] = []

/** @param dump a migrated, empty database as a file */
export async function takeEngine(dump: string) {
  const engine = idle.pop() ?? (await startEngine({ loadDataDir: await openAsBlob(dump) }))
  const schema = await schemaOf(engine)
  return { engine, giveBack: () => giveBack(engine, schema) }
}

async function giveBack(engine: PGlite, schema: string) {
  // A test that changed more than rows, or left a transaction open, has used its engine up.
  const isWhole = await schemaOf(engine).then(
    (now) => now === schema,
    () => false,
  )
  if (!isWhole) return await engine.close()
  // Without triggers: the ledger refuses to be emptied.
  await engine.exec(`set session_replication_role = replica; ${await emptying(engine)}; reset all`)
  idle.push(engine)
}

async function emptying(engine: PGlite) {
  const { rows } = await engine.query<{ names: string }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )
  return `truncate ${rows[0]?.names} restart identity`
}

/** What the database is made of besides its rows. */
async function schemaOf(engine: PGlite) {
  const { rows } = await engine.query(`
    select
      (select string_agg(concat(oid, relname, relnatts, relkind), ' ' order by oid) from pg_class where relnamespace::regnamespace::text in ('public', 'partitions')) as relations,
      (select string_agg(concat(oid, tgname, tgenabled), ' ' order by oid) from pg_trigger) as triggers,
      (select string_agg(concat(oid, proname), ' ' order by oid) from pg_proc where pronamespace = 'public'::regnamespace) as functions`)
  return JSON.stringify(rows)
}
