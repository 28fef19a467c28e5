// Provides a read replica of PostgreSQL while its lag is at most 1 s.
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './database.ts'
import { openPostgres } from './postgres.ts'
import { StoreUnavailable } from './unavailable.ts'

export type Replica = {
  url: string
  /**
   * Called once with the reason when the replica is no longer read, and once without a reason when the replica is read
   * again.
   */
  report: (reason?: unknown) => void
}

/** Maximum lag of the replica, and interval between checks of its lag, in milliseconds. */
const ownTimes = { behind: 1_000, askEvery: 100 }

const database = `(select system_identifier || '/' || current_database() from pg_control_system())`

/**
 * Query that returns the current WAL position. It also returns the id of the database, because positions of different
 * databases are not comparable.
 */
const end = `select ${database} as database, pg_current_wal_lsn()::text as position`

/**
 * Query that checks whether the replica has reached a WAL position. A promoted replica writes its own WAL, so the query
 * compares its current position instead of its replay position.
 */
const hasReached = `
  select ${database} = $1
     and case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $2::pg_lsn as "isThere"`

/**
 * Adds a replica to the store. The replica may be down at first, because it is checked continuously.
 * @param times overrides for tests
 */
export function withReplica(
  store: Store,
  { url, report }: Replica,
  times: Partial<typeof ownTimes> = {},
): Store {
  const { behind, askEvery } = { ...ownTimes, ...times }
  const stop = new AbortController()
  let replica: Store | undefined
  let isUnavailable = false
  /** Instant up to which the replica certainly contains all changes. */
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
    // Uses the maximum lag as the timeout, because a replica that responds later cannot be fresh enough.
    replica ??= await openPostgres(url, { variable: 'DATABASE_READ_URL', silence: behind })
    const startedAt = performance.now()
    const { rows } = await store.execute(end)
    const position = [rows[0]?.database, rows[0]?.position]
    while (isFresh(startedAt) && !stop.signal.aborted) {
      const { rows: matches } = await replica.execute(hasReached, position)
      if (matches[0]?.isThere === true) return void (upToDateOf = startedAt)
      await rest()
    }
    throw new StoreUnavailable(
      `The replica lags by more than ${behind} ms, or belongs to another database: check DATABASE_READ_URL.`,
    )
  }

  function change(isUnavailableNow: boolean, reason?: unknown) {
    if (isUnavailableNow === isUnavailable || stop.signal.aborted) return
    isUnavailable = isUnavailableNow
    report(reason)
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
