// Tests that a server also serves files of other builds, which it finds in a shared folder.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherBuilds, shareBuild } from './otherBuilds.ts'

let home: string
let folder: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hub-builds-'))
  folder = join(home, 'shared')
})
afterEach(() => rm(home, { recursive: true }))

/** Creates a build folder with one script. */
async function build(id: string) {
  const client = join(home, id)
  const files = [`assets/start-${id}.js`, `_i18n/${id}/en-US/messages.json`, `builds/meta/${id}.json`]
  for (const name of files) {
    await mkdir(join(client, name, '..'), { recursive: true })
    await writeFile(join(client, name), JSON.stringify(name))
  }
  return { client, id, files }
}

function open() {
  const server = new Hono()
  server.use(otherBuilds(folder, (root) => serveStatic({ root })))
  return async (name: string): Promise<unknown> => {
    const answer = await server.request(`/${name}`)
    return answer.ok ? await answer.json() : answer.status
  }
}

test('a server serves files of builds that were shared before or after it started, and answers 404 for other paths', async () => {
  const [before, after] = [await build('before'), await build('after')]
  await shareBuild(folder, before)
  const get = open()
  await shareBuild(folder, after)
  for (const name of [...before.files, ...after.files]) expect(await get(name)).toBe(name)
  expect(await get('assets/start-never.js')).toBe(404)
  expect(await get(`assets/%2e%2e/builds/meta/${before.id}.json.draft`)).toBe(404)
})

test('if eight servers of the same build start concurrently, the shared folder contains one complete copy of the build', async () => {
  const ownBuild = await build('own')
  await Promise.all(Array.from({ length: 8 }, () => shareBuild(folder, ownBuild)))
  expect(await readdir(folder)).toEqual(['own'])
  for (const name of ownBuild.files) expect(await readFile(join(folder, 'own', name), 'utf8')).toContain(name)
})

test('the ten most recently started builds are retained, and starting an older build again after a rollback counts as a start', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `build-${index}`)
  for (const [day, id] of [...ids, 'build-0', 'newest'].entries())
    await shareBuild(folder, await build(id), new Date(2026, 0, day + 1))
  expect((await readdir(folder)).toSorted()).toEqual(
    [...ids.filter((id) => id !== 'build-1'), 'newest'].toSorted(),
  )
})

test('shareBuild throws an error that names ASSETS_FOLDER if the folder is not writable', async () => {
  await writeFile(folder, 'a file')
  await expect(shareBuild(folder, await build('own'))).rejects.toThrow('ASSETS_FOLDER must be')
})
