// Tests restricting permissions of data folders that other users of the host can read, from older releases or a umask
// of 022.
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
/** Creates a data folder with mode 755 and these files with mode 644 in folders with mode 755. */
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
  test('closeDataFolder sets modes 700 and 600 on all entries of the hub and logs their number', async () => {
    const folder = await folderWith(ownFiles)
    await chmod(join(folder, 'uploads/key'), 0o4777)
    const before = (await openToOthers(folder)).length
    // The folder itself and ten subfolders.
    expect(before).toBe(ownFiles.length + 11)
    const [line, ...more] = closed(folder)
    expect(line).toMatchObject({ event: 'data_folder_closed', fixed: before })
    expect(line?.msg).toBe(
      `${before} entries of ${folder} were open to other users of this host; they have mode 700 or 600 now.`,
    )
    expect(more).toEqual([])
    expect(await openToOthers(folder)).toEqual([])
  })

  test('closeDataFolder makes no changes and logs no line if all modes are right', async () => {
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

  test('closeDataFolder leaves entries of other programs and the folder that contains them unchanged', async () => {
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

  test('closeDataFolder skips sockets and a folder that does not exist', async () => {
    const folder = await folderWith([])
    await mkdir(join(folder, 'copies'), { mode: 0o755 })
    const server = createServer().listen(join(folder, 'copies/socket'))
    await once(server, 'listening')
    expect(closed(folder)).toMatchObject([{ fixed: 2 }])
    server.close()
    expect(closed(join(root, 'none'))).toEqual([])
  })
})
