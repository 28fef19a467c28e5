// Detects a connection pooler in front of PostgreSQL, such as PgBouncer in transaction mode. With a pooler, each
// transaction may use another connection, so that session state is lost.
import { Client, DatabaseError, type ClientConfig, type PoolClient } from 'pg'
import { isObject } from '#shared/unknown.ts'

/** SQLSTATE that PgBouncer returns for an unsupported startup option. */
const protocolViolation = '08P01'

/**
 * Detects a pooler by connecting with a custom startup option. PostgreSQL applies the option to the connection, whereas
 * a pooler rejects or ignores it.
 */
export async function isPooled(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, options: '-c hub.is_direct=on' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ isDirect: string | null }>(
      `select current_setting('hub.is_direct', true) as "isDirect"`,
    )
    return rows[0]?.isDirect !== 'on'
  } catch (error) {
    if (error instanceof DatabaseError && error.code === protocolViolation) return true
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Removes the names of prepared statements. PostgreSQL knows such a name only on the connection on which the statement
 * was prepared.
 */
export function leaveNamesOut(client: PoolClient) {
  const query = client.query.bind(client)
  const nameless = (statement: unknown) =>
    isObject(statement) && Object.hasOwn(statement, 'name') ? { ...statement, name: undefined } : statement
  const value = (statement: unknown, ...more: unknown[]): unknown =>
    Reflect.apply(query, client, [nameless(statement), ...more])
  // Defines the property as configurable, because tracing replaces it again later.
  Object.defineProperty(client, 'query', { value, configurable: true })
}
