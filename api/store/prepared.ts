// Statements that are written once for each database: drizzle takes longer to write one than PostgreSQL to run it, and
// under a name PostgreSQL plans it once for each connection, too.
import type { Database } from './database.ts'

/**
 * @param write makes the statement, by `.prepare(name)` with a name that no other statement has and `sql.placeholder`
 *   for what changes from call to call
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
