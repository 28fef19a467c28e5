// Tests that no module of the server reads the catalog when it is imported: a value that a module keeps would not follow
// later versions of the catalog.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileVersion, setNewestVersion } from '#api/catalog/topic.ts'

/** Commands and programs of child processes, which run when they are imported. */
const programs = /^(?:backup|main|migrate|move|restore)\.ts$|Process\.ts$/

const modules = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !programs.test(path),
)

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
    await import(`../api/${path}`)
    if (sources.topics.length > 0) readers.push(`${path} reads ${sources.topics.join(', ')}`)
  }
  setNewestVersion(fileVersion)
  expect(readers).toEqual([])
  expect(modules.length).toBeGreaterThan(400)
}, 120_000)
