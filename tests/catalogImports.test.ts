// Tests that no module of the server reads the catalog when it is imported: a value that a module keeps would not follow
// later versions of the catalog.
import { expect, test } from 'vitest'
import { fileVersion, setNewestVersion } from '#api/catalog/topic.ts'
import { listFiles } from './support/listFiles.ts'

/** Commands and programs of child processes, which run when they are imported. */
const programs = /^(?:backup|main|migrate|move|restore)\.ts$|Process\.ts$/

const modules = listFiles('api/**/*.ts', 400).filter((path) => !programs.test(path.replace(/^api\//, '')))

/** Data of topics that records which topics are read. */
class WatchedSources extends Map<string, object> {
  readonly topics: string[] = []
  override get(topic: string) {
    this.topics.push(topic)
    return undefined
  }
}

test('importing a module of the server does not read the catalog', async () => {
  const readers: string[] = []
  for (const path of modules) {
    const sources = new WatchedSources()
    setNewestVersion({ number: 1, sources })
    await import(`../${path}`)
    if (sources.topics.length > 0) readers.push(`${path} reads ${sources.topics.join(', ')}`)
  }
  setNewestVersion(fileVersion)
  expect(readers).toEqual([])
}, 120_000)
