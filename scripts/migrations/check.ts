// A step of `npm run check`: no new migration is felt by those who are served while it runs, or after a release was taken back.
import { migrationsFolder } from '#api/store/migrations.ts'
import { lintMigrations } from './lint.ts'

/** Those before ran while there was one server, which brought its tables up to date itself. */
const firstToObey = 21

const { looked, found } = await lintMigrations(migrationsFolder, firstToObey)
for (const each of found) console.error(each)
if (found.length) {
  console.error('What may be done, and how, stands in CONTRIBUTING.md, "Change the tables".')
  process.exitCode = 1
}
console.log(`${looked} migrations looked at, ${found.length} things found`)
