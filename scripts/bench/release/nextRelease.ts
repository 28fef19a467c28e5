// Makes a release after this one in another folder: its tables have a column more, which it reads and writes.
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyProject, run } from '../../projectCopy.ts'

const table = 'api/addresses/tables.ts'
const last = "createdAt: instant('created_at').notNull(),"
/** What servers of this release leave to the database, and those of the next one say themselves. */
const added = "savedBy: text('saved_by').notNull().default('this').$defaultFn(() => 'next'),"

/** Counts the addresses that servers of the next release wrote, as `count`. */
export const writtenByNext = "select count(*)::int as count from addresses where saved_by = 'next'"

/** Its pages are this release's: built from the same. */
export async function makeNextRelease(folder: string) {
  await copyProject(folder)
  await symlink(resolve('dist'), join(folder, 'dist'))
  const text = await readFile(join(folder, table), 'utf8')
  if (!text.includes(last)) throw new Error(`${table} has no line ${last}`)
  await writeFile(join(folder, table), text.replace(last, `${last}\n    ${added}`))
  const { code, out, error } = await run(
    folder,
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--name',
    'say_which_release_saved',
  )
  if (code !== 0) throw new Error(`There is no migration of the next release: ${out}${error}`)
}
