// Loads the newest published version of the catalog into this process, at first when the process starts and then every
// two seconds. Polling also works behind a connection pooler, which does not pass on notifications of PostgreSQL.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { checkVersion } from '../catalog/check.ts'
import { currentVersion, setNewestVersion, type CatalogVersion } from '../catalog/topic.ts'
import { topics } from '../catalog/topics.ts'
import { faultOf, type Log } from '../process/log.ts'
import type { Database } from '../store/store.ts'
import { entriesOf } from './entries.ts'
import { newestNumber, readPublication } from './publication.ts'
import { readData } from './storedVersions.ts'

/** Milliseconds between two polls. */
const interval = 2_000

/** Reads a publication. Data of unchanged topics and entries is shared with the version before. */
async function readVersion(db: Database, number: number): Promise<CatalogVersion> {
  const { versions } = await readPublication(db, number)
  const data = await readData(db, [...versions.values()])
  const sources = new Map(
    Array.from(versions, ([topic, { id }]) => {
      const source = data.get(id)
      if (!source) throw new Error(`Catalog has no data of version ${id}.`)
      return [topic, source] as const
    }),
  )
  return { number, sources }
}

/** Maximum milliseconds for which the parser of entries delays requests. */
const slice = 10

/** Parses new entries in slices, so that a version with many changed entries does not delay requests of members. */
async function prepareEntries({ sources }: CatalogVersion) {
  let end = performance.now() + slice
  for (const topic of topics)
    for (const { id, data } of entriesOf(topic, sources.get(topic.name))) {
      if (id.includes('/')) topic.prepare(data)
      if (performance.now() < end) continue
      await nextTurn()
      end = performance.now() + slice
    }
}

/**
 * Serves the newest version in this process, and follows later publications.
 * @throws an Error if the newest version cannot be read or is invalid for this release
 */
export async function followNewestVersion(db: Database, log: Log) {
  const stop = new AbortController()
  let invalid = 0
  let isFailing = false

  async function refresh(isStart = false) {
    const number = await newestNumber(db)
    if (number === 0 || number === invalid || (!isStart && number === currentVersion().number)) return
    const version = await readVersion(db, number)
    await prepareEntries(version)
    try {
      checkVersion(version)
    } catch (error) {
      if (isStart) throw error
      // Continues with the version before, for example in a process of the previous release during a deployment.
      invalid = number
      log.error({
        event: 'catalog_invalid',
        version: number,
        fault: faultOf(error),
        msg: `Version ${number} of the catalog is invalid for this release; the version before stays in use.`,
      })
      return
    }
    setNewestVersion(version)
    if (!isStart)
      log.info({
        event: 'catalog_changed',
        version: number,
        msg: `Version ${number} of the catalog is in use.`,
      })
  }

  async function follow() {
    for (;;) {
      await pause(interval, undefined, { signal: stop.signal, ref: false })
      try {
        await refresh()
        isFailing = false
      } catch (error) {
        if (!isFailing)
          log.warn({
            event: 'catalog_unread',
            fault: faultOf(error),
            msg: 'Catalog could not be read from the database; the version in use stays, and the read is repeated.',
          })
        isFailing = true
      }
    }
  }

  await refresh(true)
  const following = follow().catch(() => {})
  return {
    /** Loads the newest version immediately. */
    refresh: () => refresh(),
    close: async () => {
      stop.abort()
      await following
    },
  }
}
