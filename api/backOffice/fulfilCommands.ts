// Defines commands that move gifts and redemptions to another state, with the same effects as the webhooks of the
// warehouse and carriers.
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import { argument, id, oneOf, optional, text } from './arguments.ts'
import { command, logAct, actorOf, type BackOffice } from './commandLine.ts'
import { fulfil } from './fulfil.ts'
import { webAddress, type FulfilmentNews } from './messages.ts'
import { answerOf } from './outcomes.ts'

const states = {
  confirm: 'confirmed',
  pack: 'packed',
  deliver: 'delivered',
  return: 'returned',
  cancel: 'cancelled',
} as const

const page = argument(webAddress, {
  usage: '<page of the carrier>',
  hint: 'Write a URL that starts with https://.',
})

type Source = FulfilmentNews['source']

const commandsOf = (kind: Source['kind']) => [
  command(
    kind,
    { id, act: oneOf('confirm', 'pack', 'deliver', 'return', 'cancel') },
    async (backOffice, { id: item, act }) => move(backOffice, { kind, id: item }, { state: states[act] }),
  ),
  command(
    kind,
    {
      id,
      act: oneOf('ship'),
      carrier: text('carrier', 100),
      trackingNumber: text('number', 64),
      trackingUrl: optional(page),
    },
    async (backOffice, { id: item, carrier, trackingNumber, trackingUrl }) =>
      move(
        backOffice,
        { kind, id: item },
        {
          state: 'shipped',
          carrier,
          trackingNumber,
          ...(trackingUrl && { trackingUrl }),
        },
      ),
  ),
  command(
    kind,
    { id, act: oneOf('move'), state: oneOf(...ParcelState.options), place: optional(text('place', 200)) },
    async (backOffice, { id: item, state, place = null }) =>
      move(backOffice, { kind, id: item }, { step: { state, place } }),
  ),
]

export const fulfilCommands = [...commandsOf('gift'), ...commandsOf('redemption')]

async function move(backOffice: BackOffice, source: Source, news: Omit<FulfilmentNews, 'source' | 'at'>) {
  const fullNews = { source, at: backOffice.now.toISOString(), ...news }
  const outcome = await fulfil(backOffice.store.db, fullNews, actorOf(backOffice))
  const state = news.state ?? news.step?.state ?? ''
  logAct(backOffice, source.kind, { id: source.id, state, outcome })
  return answerOf(outcome, { ...source, state })
}
