// Commands that accept or reject submissions of members: receipts, registered purchases and pictures of reviews.
import { GiftRefusal, ProofRefusal, ReviewRefusal } from '#generated/schemas/membersHub.schemas.ts'
import { id, oneOf } from './arguments.ts'
import { command, logAct, saidBy, type Desk } from './commandLine.ts'
import { decide } from './decide.ts'
import type { Decision } from './messages.ts'
import { answerOf } from './outcomes.ts'

const accepts = (kind: Decision['kind']) =>
  command(kind, { id, act: oneOf('accept') }, async (desk, input) =>
    decided(desk, { kind, id: input.id, verdict: 'accepted' }),
  )

const refused = { verdict: 'refused' } as const

export const reviewCommands = [
  accepts('proof'),
  command(
    'proof',
    { id, act: oneOf('refuse'), reason: oneOf(...ProofRefusal.options) },
    async (desk, input) => decided(desk, { kind: 'proof', id: input.id, ...refused, reason: input.reason }),
  ),
  accepts('registration'),
  command(
    'registration',
    { id, act: oneOf('refuse'), reason: oneOf(...GiftRefusal.options) },
    async (desk, input) =>
      decided(desk, { kind: 'registration', id: input.id, ...refused, reason: input.reason }),
  ),
  accepts('review'),
  command(
    'review',
    { id, act: oneOf('refuse'), reason: oneOf(...ReviewRefusal.options) },
    async (desk, input) => decided(desk, { kind: 'review', id: input.id, ...refused, reason: input.reason }),
  ),
]

async function decided(desk: Desk, decision: Decision) {
  const outcome = await decide(desk.store.db, decision, saidBy(desk))
  const { kind, ...details } = decision
  logAct(desk, kind, { ...details, outcome })
  return answerOf(outcome, { kind, id: details.id, state: details.verdict })
}
