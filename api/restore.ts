// `npm run restore`: restores a backup of the embedded database; after a restore of either it makes void what was handed out before, and
// erases again who was erased since.
//
//     npm run restore -- <folder>               into DATA_FOLDER, which has no hub yet
//     npm run restore -- <folder> --replace     the same, and puts aside what is there
//     npm run restore -- --void                 the rest alone, on the configured database
//
// Who was erased is noted where files are, in DATA_FOLDER or the bucket. Where that is lost, `--erased <file>` has them.
import { parseArgs } from 'node:util'
import { eraseAgain } from './copies/eraseAgain.ts'
import { restore } from './copies/restore.ts'
import { runCommand } from './copies/runCommand.ts'
import { linesOf, totalsOf } from './copies/totals.ts'
import { voidCredentials } from './copies/voidCredentials.ts'
import { readErased } from './integrations/diskFileStore.ts'
import { openFileStore } from './integrations/openFileStore.ts'
import { readConfig, type Config } from './process/config.ts'
import { openPostgres } from './store/postgres.ts'
import { openStore, StoreUnavailable } from './store/store.ts'

await runCommand(async (args, say) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { void: { type: 'boolean' }, replace: { type: 'boolean' }, erased: { type: 'string' } },
  })
  const config = readConfig(process.env)
  const [folder, ...more] = positionals
  if (values.void && !folder) return await voidOn(config, values.erased, say)
  if (!folder || more.length > 0 || values.void)
    throw new StoreUnavailable(
      'Say which: npm run restore -- <folder of a backup>, or npm run restore -- --void',
    )
  if (config.DATABASE_URL)
    throw new StoreUnavailable(
      'This hub is on PostgreSQL, which is restored by its own means: docs/operations.md says how.',
    )
  const erased = await (values.erased ? readErased(values.erased) : openFileStore(config).erased())
  const { written, voided, again, aside } = await restore(folder, config.DATA_FOLDER, {
    erased,
    replaces: values.replace,
  })
  for (const line of linesOf(written)) say(line)
  say('These are the rows and sums of the backup, and those of the restored database.')
  sayUndone(voided, again, say)
  if (aside) say(`What was there before is in ${aside}.`)
})

async function voidOn(config: Config, erasedFile: string | undefined, say: (line: string) => void) {
  const { DATABASE_URL, DATA_FOLDER, S3_URL, STAND_INS } = config
  if (DATABASE_URL && !S3_URL && STAND_INS === 'off')
    throw new StoreUnavailable('S3_URL is missing: who was erased is noted in the bucket.')
  const files = openFileStore(config)
  const erased = await (erasedFile ? readErased(erasedFile) : files.erased())
  // Nobody waits for it: it may take as long as the tables are large.
  const store = DATABASE_URL
    ? await openPostgres(DATABASE_URL, { answer: 0 })
    : await openStore({ dataFolder: DATA_FOLDER })
  try {
    for (const line of linesOf(await totalsOf(store.db))) say(line)
    const voided = await voidCredentials(store.db)
    // The store that has lost them knows them again.
    if (erasedFile) await files.noteErased([...erased])
    sayUndone(voided, await eraseAgain(store.db, files, erased), say)
  } finally {
    await store.close()
  }
}

function sayUndone(voided: Record<string, number>, erased: number, say: (line: string) => void) {
  const counted = Object.entries(voided).map(([name, count]) => `${count} ${name}`)
  say(`Void, so that everybody signs in anew: ${counted.join(', ')}.`)
  say(`Members who were erased since and are erased again: ${erased}.`)
}
