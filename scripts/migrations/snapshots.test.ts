// Tests folders of migrations that have too many, too few or wrong snapshots.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deleteOlderSnapshots, snapshotProblems } from './snapshots.ts'

const root = await mkdtemp(join(tmpdir(), 'hub-snapshots-'))
afterAll(() => rm(root, { recursive: true }))

/** Creates a folder with the given snapshots and two migrations, the newer of which is `0001_new`. */
async function folderWith(...numbers: string[]) {
  const folder = await mkdtemp(join(root, 'migrations-'))
  await mkdir(join(folder, 'meta'))
  const tags = ['0000_baseline', '0001_new']
  const entries = tags.map((tag, index) => ({ tag, when: index + 1 }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const tag of tags) await writeFile(join(folder, `${tag}.sql`), 'select 1')
  for (const number of numbers) await writeFile(join(folder, `meta/${number}_snapshot.json`), '{}')
  return folder
}

test('snapshotProblems accepts the snapshot of the newest migration', async () => {
  expect(snapshotProblems(await folderWith('0001'))).toEqual([])
})

test.each([
  [[], 'no snapshot'],
  [['0000'], '0000_snapshot.json'],
  [['0000', '0001'], '0000_snapshot.json, 0001_snapshot.json'],
])('snapshotProblems rejects a folder with the snapshots %j', async (numbers, fileNames) => {
  expect(snapshotProblems(await folderWith(...numbers))).toEqual([
    `meta: expected 0001_snapshot.json alone, found ${fileNames}`,
  ])
})

test('deleteOlderSnapshots leaves the newest snapshot and the journal', async () => {
  const folder = await folderWith('0000', '0001')
  deleteOlderSnapshots(folder)
  expect((await readdir(join(folder, 'meta'))).toSorted()).toEqual(['0001_snapshot.json', '_journal.json'])
})
