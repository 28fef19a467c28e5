// Runs a back-office command: parses its arguments, calls the same functions as the webhooks of the brand, and records
// the act.
import { printed, command, runCommandLine, usageLines, type Answer, type BackOffice } from './commandLine.ts'
import { deadLetterCommands } from './deadLetters.ts'
import { taskCommands } from './failedTasks.ts'
import { fulfilCommands } from './fulfilCommands.ts'
import { memberCommands } from './memberCommands.ts'
import { productCommands } from './products.ts'
import { reviewCommands } from './reviewCommands.ts'
import { stockCommands } from './stock.ts'
import { auditTrailCommands } from './auditTrail.ts'
import { trackingCommands } from './trackingCommands.ts'
import { waitingItems } from './waiting.ts'

export { InvalidCommandLine } from './commandLine.ts'

const commands = [
  command('waiting', {}, async ({ store }) => {
    const all = await waitingItems(store.db)
    if (all.length === 0) return printed(['No items are waiting.'])
    return printed(
      all.map(({ kind, id, about, state, since }) =>
        [kind, id, about, state, since.toISOString()].join('  '),
      ),
    )
  }),
  ...taskCommands,
  ...deadLetterCommands,
  ...reviewCommands,
  ...fulfilCommands,
  ...trackingCommands,
  ...stockCommands,
  ...memberCommands,
  ...productCommands,
  ...auditTrailCommands,
]

/** Usage of all commands, which `--help` prints. */
export const backOfficeUsage = [
  'Usage: npm run back-office -- <command>',
  '',
  'Commands:',
  ...usageLines(commands),
].join('\n')

/** @throws InvalidCommandLine with the reason and the usage */
export const runBackOfficeCommand = async (
  args: readonly string[],
  backOffice: BackOffice,
): Promise<Answer> => await runCommandLine(commands, args, backOffice)
