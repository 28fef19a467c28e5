// Runs a back-office command: parses it, executes it with the same functions as the webhooks, and audits it.
import { printed, command, runCommandLine, type Answer, type Desk } from './commandLine.ts'
import { deadLetterCommands } from './deadLetters.ts'
import { taskCommands } from './failedTasks.ts'
import { fulfilCommands } from './fulfilCommands.ts'
import { memberCommands } from './members.ts'
import { productCommands } from './products.ts'
import { reviewCommands } from './reviewCommands.ts'
import { stockCommands } from './stock.ts'
import { trailCommands } from './trail.ts'
import { waitingItems } from './waiting.ts'

export { NotUnderstood } from './commandLine.ts'

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
  ...stockCommands,
  ...memberCommands,
  ...productCommands,
  ...trailCommands,
]

/** @throws NotUnderstood with the reason and the usage */
export const runDeskCommand = async (words: readonly string[], desk: Desk): Promise<Answer> =>
  await runCommandLine(commands, words, desk)
