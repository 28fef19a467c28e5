// Stores the progress of a move in a separate schema of the target database; `endMove` drops the schema.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'

export type Progress = { lastKey: string[] | null; rows: number; isDone: boolean }

/** @returns the id of the move that has started in the target; `undefined` if no move has started */
export async function currentMove(target: Database): Promise<string | undefined> {
  const { rows: lookup } = await target.execute<{ isThere: boolean }>(
    sql`select to_regclass('hub_move.source') is not null as "isThere"`,
  )
  if (!lookup[0]?.isThere) return undefined
  const { rows } = await target.execute<{ id: string }>(sql`select id from hub_move.source`)
  return rows[0]?.id
}

export async function startMove(target: Database, id: string) {
  await target.transaction(async (tx) => {
    await tx.execute(sql`create schema hub_move`)
    await tx.execute(sql`create table hub_move.source (id text primary key)`)
    await tx.execute(
      sql`create table hub_move.progress (what text primary key, last_key jsonb, rows bigint not null, is_done boolean not null)`,
    )
    await tx.execute(sql`insert into hub_move.source values (${id})`)
  })
}

export async function endMove(target: Database) {
  await target.execute(sql`drop schema if exists hub_move cascade`)
}

export async function readProgress(target: Database, progressKey: string): Promise<Progress> {
  const { rows } = await target.execute<Progress>(
    sql`select last_key as "lastKey", rows, is_done as "isDone" from hub_move.progress where what = ${progressKey}`,
  )
  return rows[0] ?? { lastKey: null, rows: 0, isDone: false }
}

/** Stores the progress of a table or of the files. Call in the transaction that inserts the copied rows. */
export async function recordProgress(tx: Database, progressKey: string, { lastKey, rows, isDone }: Progress) {
  await tx.execute(sql`
    insert into hub_move.progress values (${progressKey}, ${JSON.stringify(lastKey)}::jsonb, ${rows}, ${isDone})
    on conflict (what) do update set last_key = excluded.last_key, rows = excluded.rows, is_done = excluded.is_done`)
}
