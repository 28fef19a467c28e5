// Watches whether PostgreSQL answers at all, on a connection of its own: a statement that is merely slow says nothing of that. While
// nothing comes, nobody waits for it: what is under way is given up, and nothing is begun.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type ClientConfig } from 'pg'
import { NotAnswering } from './unavailable.ts'

export type Watch = ReturnType<typeof openWatch>

/** Looks that have to find nothing, one after the other; a time in which this process, or the whole machine, stood still is one of them. */
const looks = 5

/**
 * @param times `pingEvery` milliseconds pass between an answer and the next question; after `silence` without an answer the
 *   database counts as standing still
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
      // One that was ended or refused is replaced.
      await askOn(client).catch(() => {})
      client.connection.stream.destroy()
      await rest()
    }
  }

  async function askOn(client: Client) {
    await inTime(client, client.connect())
    while (!stop.signal.aborted) {
      await inTime(client, client.query('select 1'))
      isSilent = false
      answeredAt = performance.now()
      await rest()
    }
    await inTime(client, client.end())
  }

  /** Gives the connection up, and all others with it, where nothing comes in time. */
  async function inTime(client: Client, work: Promise<unknown>) {
    let isDone = false
    let looked = 0
    const timer = setInterval(async () => {
      // A process that was busy has not read yet what came meanwhile.
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
    /** Of the pool: begins no connection while the database is silent, and loses the ones it has as that begins. */
    WatchedClient,
    /** To be called once it has answered. */
    start: () => {
      answeredAt = performance.now()
      watching = watch()
    },
    /** Throws where it has not answered for that long. */
    check: async () => {
      if (isSilent || performance.now() - answeredAt > pingEvery + silence) throw new NotAnswering()
    },
    stop: async () => {
      stop.abort()
      await watching
    },
  }
}

/** What the database said itself stays as it is: a password that is wrong is no reason to come again. */
const unreached = (error: Error) =>
  error instanceof DatabaseError ? error : new NotAnswering({ cause: error })
