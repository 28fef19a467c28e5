// Creates the next release in another folder: one table has an additional column, which it reads and writes, and the
// pages are another build.
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, run } from '#scripts/projectCopy.ts'

const table = 'api/addresses/tables.ts'
const last = "createdAt: instant('created_at').notNull(),"
/**
 * A column that the database fills for servers of this release, and the servers of the next release fill themselves.
 */
const added = "savedBy: text('saved_by').notNull().default('this').$defaultFn(() => 'next'),"

/** Counts the addresses that servers of the next release have written, as `count`. */
export const writtenByNext = "select count(*)::int as count from addresses where saved_by = 'next'"

export async function makeNextRelease(folder: string) {
  await copyProject(folder)
  const text = await readFile(join(folder, table), 'utf8')
  if (!text.includes(last)) throw new Error(`${table} has no line ${last}`)
  await writeFile(join(folder, table), text.replace(last, `${last}\n    ${added}`))
  // Changes the build id, which depends on this file.
  await appendFile(join(folder, 'src/entry-client.tsx'), '\n// The next release.\n')
  await runThere('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'say_which_release_saved')
  await runThere('scripts/build.ts')

  async function runThere(...command: string[]) {
    const { code, out, error } = await run(folder, ...command)
    if (code !== 0) throw new Error(`The next release is not there: ${out}${error}`)
  }
}
