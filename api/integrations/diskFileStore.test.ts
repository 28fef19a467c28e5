// Tests the file store on disk: atomic writes, validation of ids, and one signing key for all servers that use a
// folder.
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDiskFileStore } from './diskFileStore.ts'

const parent = await mkdtemp(join(tmpdir(), 'hub-disk-'))
afterAll(() => rm(parent, { recursive: true }))
const bytes = new Uint8Array([1, 2, 3])

test('the disk store stores, reads, replaces and removes files', async () => {
  const disk = openDiskFileStore(join(parent, 'one'))
  expect(await disk.get('a')).toBeNull()
  await disk.put('a', bytes, 'image/png')
  expect(await disk.get('a')).toEqual(bytes)
  await disk.put('a', bytes.slice(1), 'image/png')
  expect(await disk.get('a')).toEqual(bytes.slice(1))
  await disk.remove('a')
  await disk.remove('a')
  expect(await disk.get('a')).toBeNull()
})

test('concurrent writes to the disk store result in complete files with mode 600, and no partial files', async () => {
  const folder = join(parent, 'two')
  const disk = openDiskFileStore(folder)
  await Promise.all(Array.from({ length: 20 }, () => disk.put('a', bytes, 'image/png')))
  await disk.sign('x')
  expect(await readdir(folder)).toEqual(['a.upload', 'key'])
  for (const name of ['a.upload', 'key']) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('the digest of an erased member is stored once, even if recorded repeatedly, and an incomplete line in the file does not affect other lines', async () => {
  const folder = join(parent, 'noted')
  const digests = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
  expect(await openDiskFileStore(folder).erased()).toEqual(new Set())
  await openDiskFileStore(folder).noteErased([])
  await openDiskFileStore(folder).noteErased(digests.slice(0, 2))
  await appendFile(join(folder, 'erased'), `\n${'d'.repeat(20)}`)
  await openDiskFileStore(folder).noteErased(digests.slice(1))
  expect(await openDiskFileStore(folder).erased()).toEqual(new Set(digests))
  expect((await stat(join(folder, 'erased'))).mode & 0o777).toBe(0o600)
})

test.each(['../key', 'a/b', '', '.', 'a\0', 'x'.repeat(65)])('the file id %j is rejected', async (id) => {
  const disk = openDiskFileStore(join(parent, 'three'))
  await expect(disk.put(id, bytes, 'image/png')).rejects.toThrow('letters, digits and dashes')
  await expect(disk.get(id)).rejects.toThrow()
  await expect(disk.remove(id)).rejects.toThrow()
})

test('servers that share a folder create equal signatures, even if they start concurrently, and a server with another folder creates a different signature', async () => {
  const folder = join(parent, 'four')
  const servers = Array.from({ length: 10 }, () => openDiskFileStore(folder))
  const signatures = await Promise.all(servers.map((disk) => disk.sign('text')))
  expect(new Set(signatures).size).toBe(1)
  expect(await openDiskFileStore(folder).sign('text')).toBe(signatures[0])
  expect(await openDiskFileStore(folder).sign('texts')).not.toBe(signatures[0])
  expect(await openDiskFileStore(join(parent, 'five')).sign('text')).not.toBe(signatures[0])
})

test('opening the disk store does not create its folder', async () => {
  openDiskFileStore(join(parent, 'six'))
  expect(await readdir(parent)).not.toContain('six')
})
