// Loads the newest published version of the catalog into this process, at first when the process starts and then every
// two seconds. Polling also works behind a connection pooler, which does not pass on notifications of PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import { checkVersion } from '../catalog/check.ts'
import { currentVersion, setNewestVersion, type CatalogVersion } from '../catalog/topic.ts'
import { topics } from '../catalog/topics.ts'
import { faultOf, type Log } from '../process/log.ts'
import type { Database } from '../store/store.ts'
import { digestOf } from './digest.ts'
import { newestNumber, readData, readPublication } from './publication.ts'

/** Milliseconds between two polls. */
const interval = 2_000

/** Data of versions by version id, which later versions share. */
type Loaded = ReadonlyMap<string, object>

/** Digests of the files of this release by topic. */
const fileDigests = () => new Map(topics.map(({ name, file }) => [name, { digest: digestOf(file), file }]))

/**
 * Reads a publication.
 * @param loaded data that is in memory already
 * @returns the version, and its data by version id
 */
async function readVersion(db: Database, number: number, loaded: Loaded) {
  const { versions } = await readPublication(db, number)
  const files = fileDigests()
  const fileOf = (topic: string, digest: string) => {
    const file = files.get(topic)
    return file?.digest === digest ? file.file : undefined
  }
  const data = new Map<string, object>()
  for (const [topic, { id, digest }] of versions) {
    const present = fileOf(topic, digest) ?? loaded.get(id)
    if (present) data.set(id, present)
  }
  const missing = Array.from(versions.values(), ({ id }) => id).filter((id) => !data.has(id))
  for (const [id, read] of await readData(db, missing)) data.set(id, read)
  const sources = new Map(
    Array.from(versions, ([topic, { id }]) => {
      const source = data.get(id)
      if (!source) throw new Error(`Catalog has no data of version ${id}.`)
      return [topic, source] as const
    }),
  )
  return { version: { number, sources } satisfies CatalogVersion, data }
}

/**
 * Serves the newest version in this process, and follows later publications.
 * @throws an Error if the newest version cannot be read or is invalid for this release
 */
export async function followNewestVersion(db: Database, log: Log) {
  let loaded: Loaded = new Map()
  const stop = new AbortController()
  let invalid = 0
  let isFailing = false

  async function refresh(isStart = false) {
    const number = await newestNumber(db)
    if (number === 0 || number === invalid || (!isStart && number === currentVersion().number)) return
    const { version, data } = await readVersion(db, number, loaded)
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
    loaded = data
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
