// `npm run backup -- <folder>`: backs up a hub that uses the embedded database, even while the hub is running.
import { backUp } from './backup/backup.ts'
import { runCommand } from './backup/runCommand.ts'
import { linesOf } from './backup/totals.ts'
import { readConfig } from './process/config.ts'
import { StoreUnavailable } from './store/store.ts'

await runCommand(async ([folder, ...more], print) => {
  const { DATABASE_URL, DATA_FOLDER, S3_URL } = readConfig(process.env)
  if (DATABASE_URL)
    throw new StoreUnavailable(
      'DATABASE_URL is set, but this command backs up the embedded database: back up PostgreSQL with pgBackRest (docs/operations.md).',
    )
  if (!folder || more.length > 0)
    throw new StoreUnavailable('Folder of the backup is missing: npm run backup -- <folder>')
  const { schema, totals, missing } = await backUp(DATA_FOLDER, folder)
  for (const line of linesOf(totals)) print(line)
  if (missing > 0)
    print(
      S3_URL
        ? `${missing} files are in the bucket and not in this backup.`
        : `${missing} files of the database are missing in ${DATA_FOLDER}.`,
    )
  print(`Backup is in ${folder}, with tables of ${schema}. Store a copy on another host.`)
})
