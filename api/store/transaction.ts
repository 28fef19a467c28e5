// Runs transactions that can defer statements until the commit. Deferred statements are sent together with the commit
// in one message. A row that many transactions change, such as the stock of a product, is thereby locked only while
// PostgreSQL commits. A busy server process does not prolong the lock
// (docs/decisions/0115-defer-hot-row-updates-to-the-commit.md).
import { sql, type SQLWrapper } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import type { Database } from './database.ts'
import { inSequence } from './inSequence.ts'
import { LostRace } from './retry.ts'
import { stopSharingReads } from './sharedReads.ts'
import { sqlState } from './sqlState.ts'
import { traced } from './traced.ts'

/** SQLSTATE that is raised if a deferred statement changes no row. PostgreSQL itself uses no code with this prefix. */
const lostRace = 'HUB01'

const dialect = new PgDialect()

type NoTables = Record<string, never>
type Session = NodePgSession<NoTables, NoTables>

/** Transaction, or savepoint within a transaction, with the statements that it defers to the commit. */
class DeferringTransaction extends NodePgTransaction<NoTables, NoTables> {
  readonly #session: Session
  readonly #deferred: string[] = []
  #hasEnded = false
  /** True if a savepoint of this level has been set and not released. */
  #hasSavepoint = false

  constructor(session: Session, depth = 0) {
    super(dialect, session, undefined, depth)
    this.#session = session
  }

  /** @throws an Error if the transaction has already ended, because the statement would never run */
  defer(statement: string) {
    if (this.#hasEnded)
      throw new Error(
        'beforeCommit was called after its transaction had ended: await it within the transaction',
      )
    this.#deferred.push(statement)
  }

  /**
   * Ends the transaction, so that no further statements can be deferred.
   * @returns the deferred statements, oldest first
   */
  end(): readonly string[] {
    this.#hasEnded = true
    return this.#deferred
  }

  /**
   * Sets a savepoint. A rollback to it also drops the statements that were deferred after it. A finished savepoint is
   * released together with the next one, or by the end of the transaction, to save a round trip.
   */
  override async transaction<Result>(
    work: (tx: NodePgTransaction<NoTables, NoTables>) => Promise<Result>,
  ): Promise<Result> {
    const savepoint = `sp${this.nestedIndex + 1}`
    const nested = new DeferringTransaction(this.#session, this.nestedIndex + 1)
    const release = this.#hasSavepoint ? `release savepoint ${savepoint}; ` : ''
    await this.execute(sql.raw(`${release}savepoint ${savepoint}`))
    this.#hasSavepoint = true
    try {
      const result = await work(nested)
      this.#deferred.push(...nested.end())
      return result
    } catch (error) {
      nested.end()
      await this.execute(sql.raw(`rollback to savepoint ${savepoint}`))
      throw error
    }
  }
}

/** Sessions by connection, so that all transactions on a connection share its prepared statements. */
const sessions = new WeakMap<PoolClient, Session>()

function sessionOn(client: PoolClient): Session {
  const session = sessions.get(client) ?? new NodePgSession(inSequence(traced(client)), dialect, undefined)
  sessions.set(client, session)
  return session
}

/**
 * Starts a transaction on a connection of the pool, and commits it together with its deferred statements. @throws
 * LostRace
 */
export const transactionOn =
  (pool: Pool): Database['transaction'] =>
  async (work, config) => {
    stopSharingReads()
    const client = await pool.connect()
    try {
      const tx = new DeferringTransaction(sessionOn(client))
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
 * Runs the statement right before the commit of the transaction. Later statements of the transaction do not see its
 * effect. The statement must change at least one row. Otherwise another transaction was faster, and the whole
 * transaction is rolled back and retried. On the embedded engine, which has one connection, the statement runs
 * immediately.
 * @param statement an insert, update or delete without `returning`
 */
export const beforeCommit = (tx: Database, statement: SQLWrapper) =>
  defer(tx, mustChangeRow(textOf(statement)))

/** Defers a statement to the commit as `beforeCommit` does, but does not require that it changes a row. */
export const beforeCommitIfAny = (tx: Database, statement: SQLWrapper) => defer(tx, textOf(statement))

async function defer(tx: Database, text: string) {
  if (tx instanceof DeferringTransaction) tx.defer(text)
  else await send(tx, [text])
}

/**
 * Sends several statements as one message of the simple protocol. This protocol has no parameters, so values are part
 * of the text.
 */
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
