// Transactions whose last statements run in the message that commits. A row that many transactions want, such as the
// stock of a product, is locked no longer than PostgreSQL takes to commit. The load of this process does not matter
// (docs/decisions/0115-defer-hot-row-updates-to-the-commit.md).
import { sql, type SQLWrapper } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { escapeLiteral, type Pool } from 'pg'
import type { Database } from './database.ts'
import { LostRace } from './retry.ts'
import { sqlState } from './sqlState.ts'
import { traced } from './traced.ts'

/** SQLSTATE of a deferred statement that changed no row, in a class that PostgreSQL leaves to applications. */
const lostRace = 'HUB01'

const dialect = new PgDialect()

type NoTables = Record<string, never>
type Session = NodePgSession<NoTables, NoTables>

/** A transaction, or a savepoint within one, with the statements that it defers to the commit. */
class DeferringTransaction extends NodePgTransaction<NoTables, NoTables> {
  readonly #session: Session
  readonly #deferred: string[] = []
  #hasEnded = false

  constructor(session: Session, depth = 0) {
    super(dialect, session, undefined, depth)
    this.#session = session
  }

  /** @throws Error after the end of the transaction, so that no statement is lost silently */
  defer(statement: string) {
    if (this.#hasEnded)
      throw new Error(
        'beforeCommit was called after its transaction had ended: await it within the transaction',
      )
    this.#deferred.push(statement)
  }

  /** Ends the deferring. @returns the deferred statements, oldest first */
  end(): readonly string[] {
    this.#hasEnded = true
    return this.#deferred
  }

  /** Sets a savepoint. Its rollback also drops the statements that were deferred since. */
  override async transaction<Result>(
    work: (tx: NodePgTransaction<NoTables, NoTables>) => Promise<Result>,
  ): Promise<Result> {
    const savepoint = sql.identifier(`sp${this.nestedIndex + 1}`)
    const nested = new DeferringTransaction(this.#session, this.nestedIndex + 1)
    await this.execute(sql`savepoint ${savepoint}`)
    try {
      const result = await work(nested)
      await this.execute(sql`release savepoint ${savepoint}`)
      this.#deferred.push(...nested.end())
      return result
    } catch (error) {
      nested.end()
      await this.execute(sql`rollback to savepoint ${savepoint}`)
      throw error
    }
  }
}

/**
 * Starts a transaction on a connection of the pool, and commits it together with its deferred statements. @throws
 * LostRace
 */
export const transactionOn =
  (pool: Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    try {
      const tx = new DeferringTransaction(new NodePgSession(traced(client), dialect, undefined))
      await tx.execute(sql.raw(beginWith(config)))
      try {
        const result = await work(tx)
        await send(tx, [...tx.end(), 'commit'])
        return result
      } catch (error) {
        tx.end()
        await tx.execute(sql`rollback`)
        throw error
      }
    } finally {
      client.release()
    }
  }

/**
 * Runs the statement right before the commit of the transaction; later statements of the transaction do not see its
 * effect. The statement must change at least one row. Otherwise another transaction was faster, and the whole
 * transaction is rolled back and repeated. On the embedded engine, which has one connection, it runs immediately.
 * @param statement an insert, update or delete without `returning`
 */
export const beforeCommit = (tx: Database, statement: SQLWrapper) =>
  defer(tx, mustChangeRow(textOf(statement)))

/** Defers a statement that may change no row. */
export const beforeCommitIfAny = (tx: Database, statement: SQLWrapper) => defer(tx, textOf(statement))

async function defer(tx: Database, text: string) {
  if (tx instanceof DeferringTransaction) tx.defer(text)
  else await send(tx, [text])
}

/** Several statements are one message of the simple protocol, which has no parameters: values are part of the text. */
async function send(tx: Database, statements: readonly string[]) {
  await tx.execute(sql.raw(statements.join('; '))).catch((error: unknown) => {
    throw sqlState(error) === lostRace ? new LostRace({ cause: error }) : error
  })
}

const textOf = (statement: SQLWrapper): string =>
  dialect.sqlToQuery(sql`${statement.getSQL()}`.inlineParams()).sql

function mustChangeRow(text: string): string {
  return `do ${escapeLiteral(`begin ${text}; if not found then raise sqlstate '${lostRace}'; end if; end`)}`
}

const beginWith = ({ isolationLevel, accessMode, deferrable }: PgTransactionConfig = {}): string =>
  [
    'begin',
    isolationLevel && `isolation level ${isolationLevel}`,
    accessMode,
    deferrable === undefined ? undefined : deferrable ? 'deferrable' : 'not deferrable',
  ]
    .filter(Boolean)
    .join(' ')
