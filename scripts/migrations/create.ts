// Implements `npm run migration -- --name <what_changed>`: writes the migration with drizzle-kit and deletes the
// previous snapshot.
import { spawnSync } from 'node:child_process'
import { migrationsFolder } from '#api/store/migrations.ts'
import { deleteOlderSnapshots } from './snapshots.ts'

const { status } = spawnSync('node_modules/.bin/drizzle-kit', ['generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (status === 0) deleteOlderSnapshots(migrationsFolder)
process.exitCode = status ?? 1
