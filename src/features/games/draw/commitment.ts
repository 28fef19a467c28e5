// Stores the commitment of a draw in this browser, so that the draw proof can be compared with it later.
import { localStore } from '#src/runtime/storage/localStore.ts'

/** Data that must not change after a draw has opened. */
export type Commitment = {
  seedHash: string
  /** Weights in the order that the draw uses. */
  weights: readonly { id: string; weight: number }[]
}

const nameOf = (draw: string) => `draw:${draw}`

/** Keeps the first commitment, so that a later change is detected. */
export function keepCommitment(draw: string, { seedHash, weights }: Commitment) {
  if (!keptCommitment(draw)) localStore.set(nameOf(draw), JSON.stringify({ seedHash, weights }))
}

/** Returns the commitment that this browser has seen; `undefined` if it has not. */
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
