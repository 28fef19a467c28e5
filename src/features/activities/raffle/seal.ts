// Stores the seed hash of an open raffle in this browser, so that the proof can be compared with it later.
import { localStore } from '#src/runtime/storage/localStore.ts'

const nameOf = (activityType: string) => `raffle:${activityType}`

/** Keeps the first hash, so that a later change is detected. */
export function keepSeal(activityType: string, seedHash: string) {
  if (!seenSeal(activityType)) localStore.set(nameOf(activityType), seedHash)
}

/** Returns `undefined` if this browser has not seen the raffle while it was open. */
export const seenSeal = (activityType: string) => localStore.get(nameOf(activityType)) ?? undefined
