// `npm run backup -- <folder>`: backs up the hub on the embedded database, whether or not it runs.
import { backUp } from './copies/backup.ts'
import { runCommand } from './copies/runCommand.ts'
import { linesOf } from './copies/totals.ts'
import { readConfig } from './process/config.ts'
import { StoreUnavailable } from './store/store.ts'

await runCommand(async ([folder, ...more], say) => {
  const { DATABASE_URL, DATA_FOLDER, S3_URL } = readConfig(process.env)
  if (DATABASE_URL)
    throw new StoreUnavailable(
      'This hub is on PostgreSQL, which has backups of its own: docs/operations.md says how to take them.',
    )
  if (!folder || more.length > 0) throw new StoreUnavailable('Say where to: npm run backup -- <folder>')
  const { schema, totals, missing } = await backUp(DATA_FOLDER, folder)
  for (const line of linesOf(totals)) say(line)
  if (missing > 0)
    say(
      S3_URL
        ? `${missing} files lie in the bucket, and have no backup here.`
        : `${missing} files that the database names are not in ${DATA_FOLDER}.`,
    )
  say(`The backup is in ${folder}, of tables of ${schema}. Keep it on another machine.`)
})
