// Implements a step of `npm run check`: new migrations must not disturb running servers, also after a rollback.
import { migrationsFolder } from '#api/store/migrations.ts'
import { lintMigrations } from './lint.ts'
import { snapshotProblems } from './snapshots.ts'

const { looked, found: lintProblems } = await lintMigrations(migrationsFolder)
const problems = [...lintProblems, ...snapshotProblems(migrationsFolder)]
for (const each of problems) console.error(each)
if (problems.length) {
  console.error('CONTRIBUTING.md, "Change the tables", says what a migration may do, and how to write one.')
  process.exitCode = 1
}
console.log(`${looked} migrations checked, ${problems.length} problems found`)
