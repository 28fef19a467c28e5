// Defines commands for dead letters, which are shop messages that could not be processed: list them, and retry one.
import { recordActs } from '../audit/recordActs.ts'
import { openShopify } from '../integrations/shopifyOrders.ts'
import { listDeadLetters, retryDeadLetter } from '../orders/deadLetters.ts'
import { letter } from './arguments.ts'
import { command, logAct, printed, actorOf, Stopped } from './commandLine.ts'

export const deadLetterCommands = [
  command('letters', {}, async ({ store }) => {
    const letters = await listDeadLetters(store.db)
    if (letters.length === 0) return printed(['No dead letters.'])
    return printed(
      letters.map(({ id, subject, receivedAt, attempts, reason }) =>
        [id, subject, receivedAt.toISOString(), `attempts: ${attempts}`, reason].join('  '),
      ),
    )
  }),
  command('letter', { letter }, async (backOffice, { letter: id }) => {
    const { by, now } = actorOf(backOffice)
    // Skips the signature check, because the signature was verified when the message arrived.
    const { parseOrder } = openShopify([])
    const retried = await retryDeadLetter(backOffice.store.db, id, { parseOrder, now })
    logAct(backOffice, 'letter', { id, outcome: retried.outcome })
    if (retried.outcome === 'unknown')
      throw new Stopped(`Not found: no dead letter with id ${id}. List them with "letters".`)
    await recordActs(backOffice.store.db, now, {
      what: 'letter-retried',
      by,
      subject: `letter:${id}`,
      outcome: retried.outcome,
    })
    if (retried.outcome === 'failed')
      throw new Stopped(`Failed again: dead letter ${id}: ${retried.reason}. Fix the cause, then retry it.`)
    return printed([`Done. The message of dead letter ${id} is processed.`])
  }),
]
