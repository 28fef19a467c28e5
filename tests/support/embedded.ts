// Global setup of the vitest project `embedded`: creates a migrated database as a file. Loading this file takes a sixth
// of the time that migrating takes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migratedStore } from '#api/store/embedded.ts'
import { startEngine } from '#api/store/engine.ts'

export default async function dumpEmbedded({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-embedded-'))
  const dump = join(folder, 'migrated.tar')
  const engine = await startEngine()
  const store = await migratedStore(engine)
  const data = await engine.dumpDataDir('none')
  await writeFile(dump, data.stream())
  await store.close()
  provide('database', { engine: 'embedded', dump })
  return () => rm(folder, { recursive: true })
}
