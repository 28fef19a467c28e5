// `npm run restore`: restores a backup of the embedded database, and makes void what was handed out before a restore of either.
//
//     npm run restore -- <folder>               into DATA_FOLDER, which has no hub yet
//     npm run restore -- <folder> --replace     the same, and puts aside what is there
//     npm run restore -- --void                 on the configured database: sessions, codes, links, tickets, promises
import { parseArgs } from 'node:util'
import { restore } from './copies/restore.ts'
import { runCommand } from './copies/runCommand.ts'
import { linesOf, totalsOf } from './copies/totals.ts'
import { voidCredentials } from './copies/voidCredentials.ts'
import { readConfig, type Config } from './process/config.ts'
import { openPostgres } from './store/postgres.ts'
import { openStore, StoreUnavailable } from './store/store.ts'

await runCommand(async (args, say) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { void: { type: 'boolean' }, replace: { type: 'boolean' } },
  })
  const config = readConfig(process.env)
  const [folder, ...more] = positionals
  if (values.void && !folder) return await voidOn(config, say)
  if (!folder || more.length > 0 || values.void)
    throw new StoreUnavailable(
      'Say which: npm run restore -- <folder of a backup>, or npm run restore -- --void',
    )
  if (config.DATABASE_URL)
    throw new StoreUnavailable(
      'This hub is on PostgreSQL, which is restored by its own means: docs/operations.md says how.',
    )
  const { written, voided, aside } = await restore(folder, config.DATA_FOLDER, { replaces: values.replace })
  for (const line of linesOf(written)) say(line)
  say('These are the rows and sums of the backup, and those of the restored database.')
  sayVoided(voided, say)
  if (aside) say(`What was there before is in ${aside}.`)
})

async function voidOn({ DATABASE_URL, DATA_FOLDER }: Config, say: (line: string) => void) {
  // Nobody waits for it: it may take as long as the tables are large.
  const store = DATABASE_URL
    ? await openPostgres(DATABASE_URL, { answer: 0 })
    : await openStore({ dataFolder: DATA_FOLDER })
  try {
    for (const line of linesOf(await totalsOf(store.db))) say(line)
    sayVoided(await voidCredentials(store.db), say)
  } finally {
    await store.close()
  }
}

function sayVoided(voided: Record<string, number>, say: (line: string) => void) {
  const counted = Object.entries(voided).map(([name, count]) => `${count} ${name}`)
  say(`Void, so that everybody signs in anew: ${counted.join(', ')}.`)
}
