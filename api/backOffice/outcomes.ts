// Formats the result of a command that moves a gift or redemption to another state, as a sentence with an exit status.
import { printed, type Answer } from './commandLine.ts'
import type { Outcome } from './fulfil.ts'

type Move = { kind: string; id: string; state: string }

export const answerOf = (outcome: Outcome, move: Move): Answer =>
  printed([sentences[outcome](move)], outcome === 'done' || outcome === 'known' ? 0 : 1)

const sentences: Record<Outcome, (move: Move) => string> = {
  done: ({ kind, id, state }) => `Done. ${kind} ${id} is ${state} now.`,
  known: ({ kind, id, state }) => `${kind} ${id} was ${state} already. No further action is needed.`,
  unknown: ({ kind, id }) => `Not found: no ${kind} with id "${id}". Copy the id from "waiting".`,
  refused: ({ kind, id, state }) =>
    `${kind} ${id} cannot become ${state} any more. Look up its state with "waiting".`,
}
