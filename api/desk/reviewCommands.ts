// Commands that accept or reject what members sent: proofs, registered purchases and pictures of reviews.
import { GiftRefusal, ProofRefusal, ReviewRefusal } from '#generated/schemas/membersHub.schemas.ts'
import { id, oneOf } from './arguments.ts'
import { command, logAct, saidBy, type Desk } from './commandLine.ts'
import { decide } from './decide.ts'
import type { Decision } from './messages.ts'
import { answerOf } from './outcomes.ts'

const accepts = (kind: Decision['kind']) =>
  command(kind, { id, act: oneOf('accept') }, async (desk, told) =>
    decided(desk, { kind, id: told.id, verdict: 'accepted' }),
  )

const refused = { verdict: 'refused' } as const

export const reviewCommands = [
  accepts('proof'),
  command('proof', { id, act: oneOf('refuse'), reason: oneOf(...ProofRefusal.options) }, async (desk, told) =>
    decided(desk, { kind: 'proof', id: told.id, ...refused, reason: told.reason }),
  ),
  accepts('registration'),
  command(
    'registration',
    { id, act: oneOf('refuse'), reason: oneOf(...GiftRefusal.options) },
    async (desk, told) =>
      decided(desk, { kind: 'registration', id: told.id, ...refused, reason: told.reason }),
  ),
  accepts('review'),
  command(
    'review',
    { id, act: oneOf('refuse'), reason: oneOf(...ReviewRefusal.options) },
    async (desk, told) => decided(desk, { kind: 'review', id: told.id, ...refused, reason: told.reason }),
  ),
]

async function decided(desk: Desk, decision: Decision) {
  const outcome = await decide(desk.store.db, decision, saidBy(desk))
  const { kind, ...told } = decision
  logAct(desk, kind, { ...told, outcome })
  return answerOf(outcome, { kind, id: told.id, state: told.verdict })
}
