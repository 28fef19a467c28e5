// Lends a replica of PostgreSQL for reading, as long as it is known to have all that the database had a second ago.
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './database.ts'
import { openPostgres } from './postgres.ts'
import { StoreUnavailable } from './unavailable.ts'

export type Replica = {
  url: string
  /** Is told once why nobody reads there any more, and once, without a reason, that they do again. */
  tell: (reason?: unknown) => void
}

/** Milliseconds that it may be behind, and that pass from one question to the next. */
const ownTimes = { behind: 1_000, askEvery: 100 }

const database = `(select system_identifier || '/' || current_database() from pg_control_system())`

/** Where the log ends, and whose: a position in another's means nothing. */
const end = `select ${database} as database, pg_current_wal_lsn()::text as position`

/** One that was promoted has what it wrote itself. */
const hasReached = `
  select ${database} = $1
     and case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $2::pg_lsn as "isThere"`

/**
 * The store with a replica beside it, which need not be there: it is looked for all the time.
 * @param times of its own, which tests ask for
 */
export function withReplica(
  store: Store,
  { url, tell }: Replica,
  times: Partial<typeof ownTimes> = {},
): Store {
  const { behind, askEvery } = { ...ownTimes, ...times }
  const stop = new AbortController()
  let replica: Store | undefined
  let isAway = false
  /** Whatever was written before that instant, the replica has. */
  let upToDateOf = -Infinity

  const isFresh = (instant: number) => performance.now() - instant < behind
  const rest = () => pause(askEvery, undefined, { signal: stop.signal }).catch(() => {})

  async function follow() {
    while (!stop.signal.aborted) {
      await compare().then(
        () => change(false),
        (reason: unknown) => change(true, reason),
      )
      await rest()
    }
  }

  async function compare() {
    // Silent for longer than it may be behind, it is of no use to who waits for it.
    replica ??= await openPostgres(url, { variable: 'DATABASE_READ_URL', silence: behind })
    const startedAt = performance.now()
    const { rows } = await store.execute(end)
    const position = [rows[0]?.database, rows[0]?.position]
    while (isFresh(startedAt) && !stop.signal.aborted) {
      const { rows: matches } = await replica.execute(hasReached, position)
      if (matches[0]?.isThere === true) return void (upToDateOf = startedAt)
      await rest()
    }
    throw new StoreUnavailable(`The replica is more than ${behind} ms behind, or of another database.`)
  }

  function change(isAwayNow: boolean, reason?: unknown) {
    if (isAwayNow === isAway || stop.signal.aborted) return
    isAway = isAwayNow
    tell(reason)
  }

  const following = follow()
  return {
    ...store,
    replica: () => (isFresh(upToDateOf) ? replica?.db : undefined),
    close: async () => {
      stop.abort()
      await following
      await replica?.close()
      await store.close()
    },
  }
}
