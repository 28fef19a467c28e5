// `npm run move -- <DATABASE_URL>`: moves the data of the hub from the embedded database to PostgreSQL, and its files
// to the bucket of S3_URL. `npm run migrate` must have created the tables. DATABASE_URL may also be set in the
// environment, because process lists show arguments and thereby the password in the URL.
import { move } from './backup/move.ts'
import { runCommand } from './backup/runCommand.ts'
import { linesOf } from './backup/totals.ts'
import { readConfig } from './process/config.ts'
import { StoreUnavailable } from './store/store.ts'

await runCommand(async ([address, ...more], print) => {
  const config = readConfig(process.env)
  const to = address ?? config.DATABASE_URL
  if (!to || more.length > 0)
    throw new StoreUnavailable('Target of the move is missing: npm run move -- <DATABASE_URL>')
  const moved = await move(config, to, print)
  if (!moved) return print('The hub was already moved. No further action is needed.')
  print('Before the move:')
  for (const line of linesOf(moved.source)) print(line)
  print('In PostgreSQL:')
  for (const line of linesOf(moved.target)) print(line)
  if (moved.missing > 0)
    print(`${moved.missing} files of the database are missing on the disk and in the bucket.`)
  print(
    'Both databases have the same rows and sums. Set DATABASE_URL, and S3_URL in production, then start the servers.',
  )
})
