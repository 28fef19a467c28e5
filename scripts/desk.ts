// Runs back-office commands at the terminal, on the database of the server's configuration. Prints the usage of all
// commands if there are no arguments:
//
//     npm run desk
//     npm run desk -- stock product cotton-hat -20
//     npm run desk -- void HUB-6SNG9-BEALA "wrong amount"
//
// Each command writes an audit line to the log on standard error.
import pino from 'pino'
import { readConfig } from '#api/process/config.ts'
import { NotUnderstood, runDeskCommand } from '#api/desk/command.ts'
import { withEscapedControls } from '#api/process/log.ts'
import { openStore, StoreUnavailable } from '#api/store/store.ts'

const config = readConfig(process.env)
const log = pino({ level: 'info' }, withEscapedControls(pino.destination({ dest: 2, sync: true })))
process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  try {
    const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
    try {
      const { text, code } = await runDeskCommand(args, { store, log, by: process.env.USER, now: new Date() })
      process.stdout.write(`${text}\n`)
      return code
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof NotUnderstood) && !(error instanceof StoreUnavailable)) throw error
    const help =
      'A server that runs on the embedded database keeps it for itself: stop it first, or let the two share a PostgreSQL by DATABASE_URL.'
    process.stderr.write(`${error.message}\n${error instanceof StoreUnavailable ? `${help}\n` : ''}`)
    return 1
  }
}
