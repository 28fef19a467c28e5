// Caches prepared statements for each database, because drizzle needs more time to build a statement than PostgreSQL
// needs to run it. PostgreSQL plans a named statement only once per connection.
import type { Database } from './database.ts'

/**
 * @param write builds the statement; must call `.prepare(name)` with a unique name, and use `sql.placeholder` for
 * values
 */
export function prepared<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Database, Statement>()
  return (db) => {
    const cachedStatement = written.get(db)
    if (cachedStatement) return cachedStatement
    const statement = write(db)
    written.set(db, statement)
    return statement
  }
}
