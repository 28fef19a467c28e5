// Runs back-office commands at the terminal, on the database of the server's configuration. `--help` prints the
// usage of all commands:
//
//     npm run back-office -- --help
//     npm run back-office -- stock product cotton-hat -20
//     npm run back-office -- void HUB-6SNG9-BEALA "wrong amount"
//
// Each command writes an audit line to the log on standard error.
import pino from 'pino'
import { readConfig } from '#api/process/config.ts'
import { backOfficeUsage, InvalidCommandLine, runBackOfficeCommand } from '#api/backOffice/command.ts'
import { withEscapedControls } from '#api/process/log.ts'
import { openStore, StoreUnavailable } from '#api/store/store.ts'

const config = readConfig(process.env)
const log = pino({ level: 'info' }, withEscapedControls(pino.destination({ dest: 2, sync: true })))
process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  if (args[0] === '--help') {
    process.stdout.write(`${backOfficeUsage}\n`)
    return 0
  }
  try {
    const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
    try {
      const { text, code } = await runBackOfficeCommand(args, {
        store,
        log,
        by: process.env.USER,
        now: new Date(),
      })
      process.stdout.write(`${text}\n`)
      return code
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof InvalidCommandLine) && !(error instanceof StoreUnavailable)) throw error
    const help =
      'If a server uses the embedded database, stop the server first, or set DATABASE_URL to a PostgreSQL for both.'
    process.stderr.write(`${error.message}\n${error instanceof StoreUnavailable ? `${help}\n` : ''}`)
    return error instanceof InvalidCommandLine ? 2 : 1
  }
}
