// Keeps what a draw was bound to when the member saw it, in this browser, so that the proof can be held against it afterwards.
import { localStore } from '#src/runtime/storage/localStore.ts'

/** What must not change once a draw has opened. */
export type Commitment = {
  seedHash: string
  /** In the order that a draw counts through. */
  weights: readonly { id: string; weight: number }[]
}

const nameOf = (draw: string) => `draw:${draw}`

/** What was seen first stays: only then a change is noticed. */
export function keepCommitment(draw: string, { seedHash, weights }: Commitment) {
  if (!keptCommitment(draw)) localStore.set(nameOf(draw), JSON.stringify({ seedHash, weights }))
}

/** What this browser has seen of a draw; `undefined` where it was not there. */
export function keptCommitment(draw: string): Commitment | undefined {
  try {
    const commitment: unknown = JSON.parse(localStore.get(nameOf(draw)) ?? 'null')
    return isCommitment(commitment) ? commitment : undefined
  } catch {
    return undefined
  }
}

const isCommitment = (candidate: unknown): candidate is Commitment =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'seedHash' in candidate &&
  typeof candidate.seedHash === 'string' &&
  'weights' in candidate &&
  Array.isArray(candidate.weights)
