// Tests that the permissions of data folders are restricted to the hub's user. With a umask of 022, older releases
// created folders that other users of the host could read.
import { objectOf } from '#shared/unknown.ts'
import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { openToOthers } from '#tests/support/modes.ts'
import { closeDataFolder } from './dataFolder.ts'

const root = await mkdtemp(join(tmpdir(), 'hub-modes-'))
afterAll(() => rm(root, { recursive: true }))

let count = 0
/** Creates a data folder with the given files. All folders get mode 755 and all files mode 644. */
async function folderWith(files: readonly string[]) {
  const folder = join(root, `data-${(count += 1)}`)
  await mkdir(folder, { mode: 0o755 })
  for (const file of files) await addFile(join(folder, file))
  return folder
}

async function addFile(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o755 })
  await writeFile(path, 'of a member', { mode: 0o644 })
}

const modeOf = async (path: string) => ((await lstat(path)).mode & 0o7777).toString(8)

function closed(folder: string): Record<string, unknown>[] {
  const lines: string[] = []
  closeDataFolder(folder, pino({}, { write: (line) => void lines.push(line) }))
  return lines.map((line) => objectOf(JSON.parse(line)))
}

const ownFiles = [
  'database/PG_VERSION',
  'database/base/5/1259',
  'database.new/PG_VERSION',
  'database.lock',
  'uploads/01abc.upload',
  'uploads/key',
  'uploads/erased',
  'uploads.new/01abc.upload',
  'moved.json',
  'moved.json.new',
  'replaced-2026-11-28T10-00-00.000Z/database/base/5/1259',
]

describe('closeDataFolder', () => {
  test('closeDataFolder sets mode 700 on folders and 600 on files of the hub, and logs how many of them it changed', async () => {
    const folder = await folderWith(ownFiles)
    await chmod(join(folder, 'uploads/key'), 0o4777)
    const before = (await openToOthers(folder)).length
    // Expects that all files, the folder itself and its ten subfolders are counted.
    expect(before).toBe(ownFiles.length + 11)
    const [line, ...more] = closed(folder)
    expect(line).toMatchObject({ event: 'data_folder_closed', fixed: before })
    expect(line?.msg).toBe(
      `${before} entries of ${folder} were open to other users of this host; the server changed their modes to 700 or 600.`,
    )
    expect(more).toEqual([])
    expect(await openToOthers(folder)).toEqual([])
  })

  test('closeDataFolder makes no changes and logs no line if all folders and files already have modes 700 and 600', async () => {
    const folder = await folderWith(ownFiles)
    closed(folder)
    expect(closed(folder)).toEqual([])
  })

  test('closeDataFolder does not follow symbolic links', async () => {
    const folder = await folderWith(['uploads/01abc.upload'])
    const outside = await folderWith(['of-others/file', 'file'])
    await symlink(join(outside, 'of-others'), join(folder, 'database'))
    await symlink(join(outside, 'of-others'), join(folder, 'uploads/folder'))
    await symlink(join(outside, 'file'), join(folder, 'uploads/file'))
    await symlink(join(outside, 'gone'), join(folder, 'uploads/gone'))
    expect(closed(folder)).toMatchObject([{ fixed: 3 }])
    expect(await openToOthers(outside)).toEqual(['644 file', '644 of-others/file', '755 .', '755 of-others'])
  })

  test('closeDataFolder does not change files and folders of other programs, or a data folder that contains them', async () => {
    const folder = await folderWith(['uploads/01abc.upload', 'assets/index.js', 'database-of-others/file'])
    closed(folder)
    expect(await openToOthers(folder)).toEqual([
      '644 assets/index.js',
      '644 database-of-others/file',
      '755 .',
      '755 assets',
      '755 database-of-others',
    ])
    expect(await modeOf(join(folder, 'uploads/01abc.upload'))).toBe('600')
  })

  test('closeDataFolder skips sockets, and does not fail if the data folder does not exist', async () => {
    const folder = await folderWith([])
    await mkdir(join(folder, 'copies'), { mode: 0o755 })
    const server = createServer().listen(join(folder, 'copies/socket'))
    await once(server, 'listening')
    expect(closed(folder)).toMatchObject([{ fixed: 2 }])
    server.close()
    expect(closed(join(root, 'none'))).toEqual([])
  })
})
