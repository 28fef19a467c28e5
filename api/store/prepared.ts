// Caches prepared statements for each session, because drizzle needs more time to build a statement than PostgreSQL
// needs to run it. PostgreSQL plans a named statement only once per connection. All transactions on one connection
// share a session (transaction.ts).
import type { Database } from './database.ts'

type Session = Database['_']['session']

/**
 * @param write builds the statement; must call `.prepare(name)` with a unique name, and use `sql.placeholder` for
 * values
 */
export function prepared<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Session, Statement>()
  return (db) => {
    const { session } = db._
    const cachedStatement = written.get(session)
    if (cachedStatement) return cachedStatement
    const statement = write(db)
    written.set(session, statement)
    return statement
  }
}
