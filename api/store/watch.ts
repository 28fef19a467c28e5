// Sends pings on a separate connection to detect whether PostgreSQL responds, because a slow statement alone does not
// mean a failure. While the database does not respond, running statements are aborted and new statements are
// rejected.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type ClientConfig } from 'pg'
import { NotAnswering } from './unavailable.ts'

export type Watch = ReturnType<typeof openWatch>

/**
 * Number of consecutive checks without a response after which the database counts as unresponsive. A pause of this
 * process or of the whole host counts as only one check.
 */
const looks = 5

/** Statement of a ping. */
export const pingStatement = 'select 1'

/**
 * @param times `pingEvery`: milliseconds between a response and the next ping; `silence`: milliseconds without a
 * response after which the database counts as unresponsive
 */
export function openWatch(connection: ClientConfig, times: { pingEvery: number; silence: number }) {
  const { pingEvery, silence } = times
  const open = new Set<Client>()
  const stop = new AbortController()
  let isSilent = false
  let answeredAt = 0
  let watching = Promise.resolve()

  class WatchedClient extends Client {
    override connect(): Promise<Client>
    override connect(done: (error: Error | null) => void): void
    override connect(done?: (error: Error | null) => void) {
      if (!done) return super.connect()
      if (isSilent) return process.nextTick(done, new NotAnswering())
      open.add(this)
      this.once('end', () => open.delete(this))
      super.connect((error: Error | null) => done(error && unreached(error)))
    }
  }

  function fallSilent() {
    isSilent = true
    for (const client of open) client.connection.stream.destroy(new NotAnswering())
  }

  async function watch() {
    while (!stop.signal.aborted) {
      const client = new Client(connection)
      client.on('error', () => {})
      // Ignores errors, because the next round of the loop replaces a connection that was closed or rejected.
      await askOn(client).catch(() => {})
      client.connection.stream.destroy()
      await rest()
    }
  }

  async function askOn(client: Client) {
    await inTime(client, client.connect())
    while (!stop.signal.aborted) {
      await inTime(client, client.query(pingStatement))
      isSilent = false
      answeredAt = performance.now()
      await rest()
    }
    await inTime(client, client.end())
  }

  /** Closes this connection and all connections of the pool if no response arrives within the timeout. */
  async function inTime(client: Client, work: Promise<unknown>) {
    let isDone = false
    let looked = 0
    const timer = setInterval(async () => {
      // Lets the event loop run first, because a busy process may not have read a response that has already arrived.
      await nextTurn()
      looked += 1
      if (isDone || looked < looks) return
      clearInterval(timer)
      fallSilent()
      client.connection.stream.destroy()
    }, silence / looks)
    await work.finally(() => {
      isDone = true
      clearInterval(timer)
    })
  }

  const rest = () => pause(pingEvery, undefined, { signal: stop.signal }).catch(() => {})

  return {
    /**
     * Client class for the connection pool. Rejects new connections while the database does not respond, and closes the
     * existing ones as soon as this is detected.
     */
    WatchedClient,
    /** Starts sending pings. Call after the database has responded for the first time. */
    start: () => {
      answeredAt = performance.now()
      watching = watch()
    },
    /** Throws NotAnswering if the database has not responded within the timeout. */
    check: async () => {
      if (isSilent || performance.now() - answeredAt > pingEvery + silence) throw new NotAnswering()
    },
    stop: async () => {
      stop.abort()
      await watching
    },
  }
}

/**
 * Returns an error that the database itself reported, such as a wrong password, unchanged, because retrying would not
 * help. Converts all other errors to NotAnswering.
 */
const unreached = (error: Error) =>
  error instanceof DatabaseError ? error : new NotAnswering({ cause: error })
