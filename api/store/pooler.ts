// Detects a connection pooler in front of PostgreSQL, such as PgBouncer in transaction mode: each transaction may use
// another connection, so session state is lost.
import { Client, DatabaseError, type ClientConfig, type PoolClient } from 'pg'
import { isObject } from '#shared/unknown.ts'

/** Error of PgBouncer for an unsupported startup option. */
const protocolViolation = '08P01'

/** Sets a custom startup option: PostgreSQL applies it to the connection, a pooler rejects or drops it. */
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

/** Removes names of prepared statements, because PostgreSQL knows them on one connection only. */
export function leaveNamesOut(client: PoolClient) {
  const query = client.query.bind(client)
  const nameless = (statement: unknown) =>
    isObject(statement) && Object.hasOwn(statement, 'name') ? { ...statement, name: undefined } : statement
  const value = (statement: unknown, ...more: unknown[]): unknown =>
    Reflect.apply(query, client, [nameless(statement), ...more])
  // Configurable, because tracing replaces it as well.
  Object.defineProperty(client, 'query', { value, configurable: true })
}
