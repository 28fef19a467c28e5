// Tells whether a pooler stands before PostgreSQL, as PgBouncer in transaction mode does: each transaction may have another connection
// then, and what was left on the last one is another's.
import { Client, DatabaseError, type ClientConfig, type PoolClient } from 'pg'
import { isObject } from '#shared/unknown.ts'

/** What PgBouncer answers to a start that asks for what it does not hand on. */
const protocolViolation = '08P01'

/** Asks for a setting that nobody else has: PostgreSQL gives it to the connection, a pooler refuses it or loses it. */
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

/** Has each statement planned when it is asked: those that have a name are known to one connection of PostgreSQL alone. */
export function leaveNamesOut(client: PoolClient) {
  const query = client.query.bind(client)
  const nameless = (statement: unknown) =>
    isObject(statement) && Object.hasOwn(statement, 'name') ? { ...statement, name: undefined } : statement
  const value = (statement: unknown, ...more: unknown[]): unknown =>
    Reflect.apply(query, client, [nameless(statement), ...more])
  // Configurable: what traces statements stands in its place in turn.
  Object.defineProperty(client, 'query', { value, configurable: true })
}
