// Runs long work of staff in short portions with rests, so that it does not slow down requests of members.
import { setTimeout as pause } from 'node:timers/promises'

/** Duration of a rest, as a multiple of the duration of the portion before it. */
const restRatio = 3
/** Maximum milliseconds of a rest, for example if a portion has waited for a lock. */
const longestRest = 1_000

/** Runs a portion, and then rests. A slow database makes rests longer, so that it gets less of this work. */
export async function paced<Result>(portion: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await portion()
  await pause(Math.min(longestRest, restRatio * (performance.now() - startedAt)))
  return result
}
