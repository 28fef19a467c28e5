// Commands that move gifts and redemptions, as the webhooks of the warehouse and carriers do.
import { ParcelState } from '#generated/schemas/membersHub.schemas.ts'
import { argument, id, oneOf, optional, text } from './arguments.ts'
import { command, logAct, saidBy, type Desk } from './commandLine.ts'
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
    async (desk, { id: item, act }) => move(desk, { kind, id: item }, { state: states[act] }),
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
    async (desk, { id: item, carrier, trackingNumber, trackingUrl }) =>
      move(
        desk,
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
    async (desk, { id: item, state, place = null }) =>
      move(desk, { kind, id: item }, { step: { state, place } }),
  ),
]

export const fulfilCommands = [...commandsOf('gift'), ...commandsOf('redemption')]

async function move(desk: Desk, source: Source, news: Omit<FulfilmentNews, 'source' | 'at'>) {
  const fullNews = { source, at: desk.now.toISOString(), ...news }
  const outcome = await fulfil(desk.store.db, fullNews, saidBy(desk))
  const state = news.state ?? news.step?.state ?? ''
  logAct(desk, source.kind, { id: source.id, state, outcome })
  return answerOf(outcome, { ...source, state })
}
