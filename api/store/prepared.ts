// Caches prepared statements per database: drizzle needs longer to build a statement than PostgreSQL to run it, and
// PostgreSQL plans a named statement once per connection.
import type { Database } from './database.ts'

/** @param write builds the statement with `.prepare(name)`, a unique name, and `sql.placeholder` for values */
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
