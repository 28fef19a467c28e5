// Does in the message that commits a transaction what everybody else waits for. A row that many want, such as the stock of a
// product, is locked by then no longer than PostgreSQL takes to commit, however busy this process is and whatever else the
// transaction still has to do after it was asked for.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { serializationFailure } from './retry.ts'
import { sqlState } from './sqlState.ts'

const divisionByZero = '22012'

/** Somebody else was quicker. By its code the whole transaction is repeated. */
class Overtaken extends Error {
  override name = 'Overtaken'
  code = serializationFailure
}

const dialect = new PgDialect()

/** Statements that wait for the end of the transaction that is under way. */
const waiting = new AsyncLocalStorage<string[]>()

/**
 * Has the statement done as the transaction ends. It has to return a row: where it returns none, because somebody else was
 * quicker, the whole transaction is undone and repeated, and reads then what is so. What comes after it in the same transaction
 * does not see what it does.
 */
export async function doLast(tx: Database, statement: SQLWrapper) {
  const statements = waiting.getStore()
  if (statements) return void statements.push(mustReturnRow(statement))
  // The embedded engine has one connection, for which nobody waits while it does something else.
  const { rows } = await tx.execute(statement)
  if (rows.length === 0) throw new Overtaken()
}

/** The simple protocol, by which several statements are sent at once, has no places for values. */
const mustReturnRow = (statement: SQLWrapper) =>
  dialect.sqlToQuery(sql`with done as (${statement.getSQL()}) select 1 / count(*) from done`.inlineParams())
    .sql

type Ask = (asked: unknown, ...more: unknown[]) => Promise<unknown>

/**
 * One transaction in which `doLast` waits.
 * @param client its connection
 * @param work begins the transaction by the client that it is given, and ends it
 */
export async function withLast<Client extends { query: unknown }, Result>(
  client: Client,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const statements: string[] = []
  /** How many there were as a savepoint was set: what it undoes is not done later either. */
  const marks = new Map<string, number>()
  const query: Ask = async (asked, ...more) => {
    const { text }: { text?: unknown } = Object(asked)
    const ask: Ask = (...all) => Reflect.apply(Object(client.query), client, all)
    if (typeof text !== 'string') return await ask(asked, ...more)
    const [, savepoint] = /^savepoint (\w+)$/.exec(text) ?? []
    if (savepoint !== undefined) marks.set(savepoint, statements.length)
    const [, undone = ''] = /^rollback to savepoint (\w+)$/.exec(text) ?? []
    if (marks.has(undone)) statements.length = marks.get(undone) ?? 0
    if (text !== 'commit' || statements.length === 0) return await ask(asked, ...more)
    return await ask([...statements, text].join('; ')).catch((error: unknown) => {
      throw sqlState(error) === divisionByZero ? new Overtaken() : error
    })
  }
  const withQuery = new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  // What goes on after the end, because nobody waited for it, has no end that it could be done at.
  return await waiting.run(statements, () => work(withQuery)).finally(() => Object.freeze(statements))
}
