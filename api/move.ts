// `npm run move -- <DATABASE_URL>`: moves the hub from the embedded database to a PostgreSQL that `npm run migrate` has made tables in,
// and its files to the bucket that S3_URL names. The address may stand in the environment as well, where no list of processes shows
// its password.
import { move } from './copies/move.ts'
import { runCommand } from './copies/runCommand.ts'
import { linesOf } from './copies/totals.ts'
import { readConfig } from './process/config.ts'
import { StoreUnavailable } from './store/store.ts'

await runCommand(async ([address, ...more], say) => {
  const config = readConfig(process.env)
  const to = address ?? config.DATABASE_URL
  if (!to || more.length > 0) throw new StoreUnavailable('Say where to: npm run move -- <DATABASE_URL>')
  const moved = await move(config, to, say)
  if (!moved) return say('The hub was moved before; nothing is left to do.')
  say('There were, before the move:')
  for (const line of linesOf(moved.source)) say(line)
  say('There are, in PostgreSQL:')
  for (const line of linesOf(moved.target)) say(line)
  if (moved.missing > 0) say(`${moved.missing} files that the database names are nowhere.`)
  say('Both agree. Set DATABASE_URL, and S3_URL for real people, then start the servers.')
})
