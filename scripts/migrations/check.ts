// Implements a step of `npm run check`: checks that new migrations do not disturb running servers, including servers of
// the previous release after a rollback.
import { migrationsFolder } from '#api/store/migrations.ts'
import { lintMigrations } from './lint.ts'
import { snapshotProblems } from './snapshots.ts'

const { looked, found: lintProblems } = await lintMigrations(migrationsFolder)
const problems = [...lintProblems, ...snapshotProblems(migrationsFolder)]
for (const each of problems) console.error(each)
if (problems.length) {
  console.error('docs/recipes.md, "Change the tables", lists the statements that a migration may contain.')
  process.exitCode = 1
}
console.log(`${looked} migrations checked, ${problems.length} problems found`)
