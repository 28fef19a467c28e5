// `npm run restore`: restores a backup of the embedded database. After a restore of either database, it invalidates
// credentials from before the restore, and erases again members who were erased since the backup.
//
//     npm run restore -- <folder>               restores into DATA_FOLDER, which must not contain a hub
//     npm run restore -- <folder> --replace     moves an existing hub aside first
//     npm run restore -- --void                 only invalidates and erases, on the configured database
//
// DATA_FOLDER or the bucket contains the list of erased members. If the list is lost, `--erased <file>` provides one.
import { parseArgs } from 'node:util'
import { eraseAgain } from './backup/eraseAgain.ts'
import { restore } from './backup/restore.ts'
import { runCommand } from './backup/runCommand.ts'
import { linesOf, totalsOf } from './backup/totals.ts'
import { voidCredentials } from './backup/voidCredentials.ts'
import { readErased } from './integrations/diskFileStore.ts'
import { openFileStore } from './integrations/openFileStore.ts'
import { readConfig, type Config } from './process/config.ts'
import { openPostgres } from './store/postgres.ts'
import { openStore, StoreUnavailable } from './store/store.ts'

await runCommand(async (args, print) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { void: { type: 'boolean' }, replace: { type: 'boolean' }, erased: { type: 'string' } },
  })
  const config = readConfig(process.env)
  const [folder, ...more] = positionals
  if (values.void && !folder) return await voidOn(config, values.erased, print)
  if (!folder || more.length > 0 || values.void)
    throw new StoreUnavailable(
      'Backup to restore is missing: npm run restore -- <folder of a backup>, or npm run restore -- --void',
    )
  if (config.DATABASE_URL)
    throw new StoreUnavailable(
      'DATABASE_URL is set, but this command restores the embedded database: restore PostgreSQL with pgBackRest (docs/operations.md).',
    )
  const erased = await (values.erased ? readErased(values.erased) : openFileStore(config).erased())
  const { written, voided, again, aside } = await restore(folder, config.DATA_FOLDER, {
    erased,
    replaces: values.replace,
  })
  for (const line of linesOf(written)) print(line)
  print('The restored database has the same rows and sums as the backup.')
  printVoided(voided, again, print)
  if (aside) print(`Previous files are in ${aside}.`)
})

async function voidOn(config: Config, erasedFile: string | undefined, print: (line: string) => void) {
  const { DATABASE_URL, DATA_FOLDER, S3_URL, STAND_INS } = config
  if (DATABASE_URL && !S3_URL && STAND_INS === 'off')
    throw new StoreUnavailable(
      'S3_URL is required with --void: the bucket contains the list of erased members.',
    )
  const files = openFileStore(config)
  const erased = await (erasedFile ? readErased(erasedFile) : files.erased())
  // Opens the database without a response timeout, because statements take longer on larger tables and no request waits
  // for them.
  const store = DATABASE_URL
    ? await openPostgres(DATABASE_URL, { answer: 0 })
    : await openStore({ dataFolder: DATA_FOLDER })
  try {
    for (const line of linesOf(await totalsOf(store.db))) print(line)
    const voided = await voidCredentials(store.db)
    // Writes the list of erased members to the file store again if the file store has lost it.
    if (erasedFile) await files.noteErased([...erased])
    printVoided(voided, await eraseAgain(store.db, files, erased), print)
  } finally {
    await store.close()
  }
}

function printVoided(voided: Record<string, number>, erased: number, print: (line: string) => void) {
  const counted = Object.entries(voided).map(([name, count]) => `${count} ${name}`)
  print(`Invalidated, so that all members sign in again: ${counted.join(', ')}.`)
  print(`Members erased since the backup and erased again: ${erased}.`)
}
