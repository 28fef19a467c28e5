// Provides embedded databases for test files. A database engine is emptied and reused, because this takes a fraction of
// the time of starting another engine.
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { startEngine } from '#api/store/engine.ts'

/** Idle database engines of this test worker, each empty and migrated. */
const idle: PGlite[] = []

/** @param dump path of a migrated, empty database */
export async function takeEngine(dump: string) {
  const engine = idle.pop() ?? (await startEngine({ loadDataDir: await openAsBlob(dump) }))
  const schema = await schemaOf(engine)
  return { engine, giveBack: () => giveBack(engine, schema) }
}

async function giveBack(engine: PGlite, schema: string) {
  // Close the engine instead of reusing it if a test changed the schema or left a transaction open.
  const isWhole = await schemaOf(engine).then(
    (now) => now === schema,
    () => false,
  )
  if (!isWhole) return await engine.close()
  // Disable triggers, because a trigger of the ledger rejects deletions.
  await engine.exec(`set session_replication_role = replica; ${await emptying(engine)}; reset all`)
  idle.push(engine)
}

async function emptying(engine: PGlite) {
  const { rows } = await engine.query<{ names: string }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )
  return `truncate ${rows[0]?.names} restart identity`
}

/** Returns the ids and names of all tables, triggers and functions of the database, to detect changes of its schema. */
async function schemaOf(engine: PGlite) {
  const { rows } = await engine.query(`
    select
      (select string_agg(concat(oid, relname, relnatts, relkind), ' ' order by oid) from pg_class where relnamespace::regnamespace::text in ('public', 'partitions')) as relations,
      (select string_agg(concat(oid, tgname, tgenabled), ' ' order by oid) from pg_trigger) as triggers,
      (select string_agg(concat(oid, proname), ' ' order by oid) from pg_proc where pronamespace = 'public'::regnamespace) as functions`)
  return JSON.stringify(rows)
}
