// Defines commands that accept or reject submissions of members: receipts, registered purchases and pictures of
// reviews.
import { GiftRefusal, ProofRefusal, ReviewRefusal } from '#generated/schemas/membersHub.schemas.ts'
import { id, oneOf } from './arguments.ts'
import { command, logAct, actorOf, type BackOffice } from './commandLine.ts'
import { decide } from './decide.ts'
import type { Decision } from './messages.ts'
import { answerOf } from './outcomes.ts'

const accepts = (kind: Decision['kind']) =>
  command(kind, { id, act: oneOf('accept') }, async (backOffice, input) =>
    decided(backOffice, { kind, id: input.id, verdict: 'accepted' }),
  )

const refused = { verdict: 'refused' } as const

export const reviewCommands = [
  accepts('proof'),
  command(
    'proof',
    { id, act: oneOf('refuse'), reason: oneOf(...ProofRefusal.options) },
    async (backOffice, input) =>
      decided(backOffice, { kind: 'proof', id: input.id, ...refused, reason: input.reason }),
  ),
  accepts('registration'),
  command(
    'registration',
    { id, act: oneOf('refuse'), reason: oneOf(...GiftRefusal.options) },
    async (backOffice, input) =>
      decided(backOffice, { kind: 'registration', id: input.id, ...refused, reason: input.reason }),
  ),
  accepts('review'),
  command(
    'review',
    { id, act: oneOf('refuse'), reason: oneOf(...ReviewRefusal.options) },
    async (backOffice, input) =>
      decided(backOffice, { kind: 'review', id: input.id, ...refused, reason: input.reason }),
  ),
]

async function decided(backOffice: BackOffice, decision: Decision) {
  const outcome = await decide(backOffice.store.db, decision, actorOf(backOffice))
  const { kind, ...details } = decision
  logAct(backOffice, kind, { ...details, outcome })
  return answerOf(outcome, { kind, id: details.id, state: details.verdict })
}
