// Stores the commitment of a draw (its seed hash and the weights of its prizes) in this browser, so that the draw proof
// can be compared with it later.
import { localStore } from '#src/runtime/storage/localStore.ts'

/** Data of a draw that must not change after the draw has opened. */
export type Commitment = {
  seedHash: string
  /** Weights of the prizes, in the order in which the draw adds them up. */
  weights: readonly { id: string; weight: number }[]
}

const nameOf = (draw: string) => `draw:${draw}`

/** Stores only the first commitment that this browser has seen, so that a later change is detected. */
export function storeCommitment(draw: string, { seedHash, weights }: Commitment) {
  if (!storedCommitment(draw)) localStore.set(nameOf(draw), JSON.stringify({ seedHash, weights }))
}

/** Returns the stored commitment of a draw; `undefined` if this browser has not seen the draw while it was open. */
export function storedCommitment(draw: string): Commitment | undefined {
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
