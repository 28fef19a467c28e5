// Checks that only the newest snapshot of the database schema exists, and deletes older ones. drizzle-kit compares
// tables.ts only with the newest snapshot, and each snapshot has 170 kB.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '#api/store/migrations.ts'

const suffix = '_snapshot.json'

/** @returns file names, the oldest first */
const snapshotsIn = (folder: string) =>
  readdirSync(join(folder, 'meta'))
    .filter((file) => file.endsWith(suffix))
    .toSorted()

/** @returns a problem if the folder does not contain exactly the snapshot of its newest migration */
export function snapshotProblems(folder: string): string[] {
  const newest = readMigrations(folder).at(-1)?.name ?? ''
  const expected = `${newest.slice(0, 4)}${suffix}`
  const snapshots = snapshotsIn(folder)
  if (snapshots.join() === expected) return []
  return [`meta: expected ${expected} alone, found ${snapshots.join(', ') || 'no snapshot'}`]
}

/** Deletes all snapshots except the newest. */
export function deleteOlderSnapshots(folder: string) {
  for (const file of snapshotsIn(folder).slice(0, -1)) rmSync(join(folder, 'meta', file))
}
