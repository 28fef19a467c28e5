// The brand's side at the terminal, by the same functions as the webhooks, on the database that the server's configuration names:
//
//     npm run desk -- waiting
//     npm run desk -- failed                       npm run desk -- retry <id>|all     (what jobs could not do)
//     npm run desk -- proof <id> accept            npm run desk -- proof <id> refuse unreadable
//     npm run desk -- registration <id> accept     npm run desk -- review <id> refuse otherProduct
//     npm run desk -- gift <id> confirm            (also: redemption <id> …; pack, deliver, return, cancel)
//     npm run desk -- gift <id> ship "Thailand Post" EX123456789TH [https://…]
//     npm run desk -- gift <id> move inTransit "Bangkok, Thailand"
//     npm run desk -- stock product cotton-hat 20     (also: stock gift <id> …)
//     npm run desk -- void <id or code of a voucher> "why"
//     npm run desk -- member <e-mail, phone or id>
//     npm run desk -- audit --member <e-mail, phone or id> --since 2026-11-01     (also: --what password-set, --before <id>)
//     npm run desk -- allow <e-mail, phone or id> 1 "why"     (gifts for babies beyond the limits)
//
// Every act is a line of the log on standard error, audited as the server's own are.
import pino from 'pino'
import { readConfig } from '../api/process/config.ts'
import { NotUnderstood, runDeskCommand } from '../api/desk/command.ts'
import { runJobsCommand } from '../api/desk/failedTasks.ts'
import { withEscapedControls } from '../api/process/log.ts'
import { openStore, StoreUnavailable } from '../api/store/store.ts'

const config = readConfig(process.env)
const log = pino({ level: 'info' }, withEscapedControls(pino.destination({ dest: 2, sync: true })))
process.exitCode = await main(process.argv.slice(2))

async function main(said: string[]): Promise<number> {
  try {
    if (said.length === 0) throw new NotUnderstood()
    const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
    try {
      const by = process.env.USER
      const isOfJobs = said[0] === 'failed' || said[0] === 'retry'
      const { text, code } = isOfJobs
        ? await runJobsCommand(said, { store, log, by })
        : await runDeskCommand(said, { db: store.db, log, by, now: new Date() })
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
