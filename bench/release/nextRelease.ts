// Creates a simulated next release in another folder. In this release, one table has an additional column, which the
// servers read and write. Its pages have another build id.
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, run } from '#scripts/projectCopy.ts'

const table = 'api/addresses/tables.ts'
const last = "createdAt: instant('created_at').notNull(),"
/**
 * Additional column of the next release. The database fills it for servers of this release; servers of the next release
 * fill it themselves.
 */
const added = "savedBy: text('saved_by').notNull().default('this').$defaultFn(() => 'next'),"

/** SQL query that counts the addresses written by servers of the next release, as `count`. */
export const writtenByNext = "select count(*)::int as count from addresses where saved_by = 'next'"

export async function makeNextRelease(folder: string) {
  await copyProject(folder)
  const text = await readFile(join(folder, table), 'utf8')
  if (!text.includes(last)) throw new Error(`${table} has no line "${last}"`)
  await writeFile(join(folder, table), text.replace(last, `${last}\n    ${added}`))
  // Change a source file, because the build id depends on the sources.
  await appendFile(join(folder, 'src/entry-client.tsx'), '\n// The next release.\n')
  await runThere('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'say_which_release_saved')
  await runThere('scripts/build.ts')

  async function runThere(...command: string[]) {
    const { code, out, error } = await run(folder, ...command)
    if (code !== 0) throw new Error(`The next release could not be built: ${out}${error}`)
  }
}
