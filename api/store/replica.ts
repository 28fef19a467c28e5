// Provides a read replica of PostgreSQL while its lag is at most 1 s.
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './database.ts'
import { openPostgres } from './postgres.ts'
import { StoreUnavailable } from './unavailable.ts'

export type Replica = {
  url: string
  /**
   * Reports once that the replica is no longer read, with the reason, and once without a reason that it is read again.
   */
  tell: (reason?: unknown) => void
}

/** Maximum lag, and interval between checks, both in milliseconds. */
const ownTimes = { behind: 1_000, askEvery: 100 }

const database = `(select system_identifier || '/' || current_database() from pg_control_system())`

/** Current WAL position with the id of its database: positions of different databases are not comparable. */
const end = `select ${database} as database, pg_current_wal_lsn()::text as position`

/** A promoted replica has its own WAL position. */
const hasReached = `
  select ${database} = $1
     and case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $2::pg_lsn as "isThere"`

/**
 * Adds a replica to the store. The replica may be down: it is checked continuously.
 * @param times overrides for tests
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
  /** The replica has all changes that were made before this instant. */
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
    // A replica that does not respond within the maximum lag cannot be fresh enough.
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
