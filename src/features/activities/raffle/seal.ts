// Stores the seed hash of an open raffle in this browser, so that the proof can be compared with the hash later.
import { localStore } from '#src/runtime/storage/localStore.ts'

const nameOf = (activityType: string) => `raffle:${activityType}`

/** Stores only the first hash that this browser has seen, so that a later change of the hash is detected. */
export function storeSeal(activityType: string, seedHash: string) {
  if (!seenSeal(activityType)) localStore.set(nameOf(activityType), seedHash)
}

/** Returns the stored seed hash; `undefined` if this browser has not seen the raffle while it was open. */
export const seenSeal = (activityType: string) => localStore.get(nameOf(activityType)) ?? undefined
