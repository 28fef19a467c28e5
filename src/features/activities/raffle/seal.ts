// The seal of a raffle as this browser saw it while it was open: the proof is held against it afterwards.
import { localStore } from '#src/runtime/storage/localStore.ts'

const nameOf = (activityType: string) => `raffle:${activityType}`

/** What was seen first stays: only then a change is noticed. */
export function keepSeal(activityType: string, seedHash: string) {
  if (!seenSeal(activityType)) localStore.set(nameOf(activityType), seedHash)
}

/** `undefined` where this browser was not there. */
export const seenSeal = (activityType: string) => localStore.get(nameOf(activityType)) ?? undefined
