// Runs long work of staff in short portions with rests, so that it does not slow down requests of members.
import { setTimeout as pause } from 'node:timers/promises'

/** Duration of a rest, as a multiple of the duration of the portion before it. */
const restRatio = 8
/**
 * Maximum milliseconds of a rest. The rests of an import of 10,000 rows, in transactions of 25 rows, together take at
 * most 32 s.
 */
const longestRest = 80

/** Runs a portion, and then rests. */
export async function paced<Result>(portion: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await portion()
  await pause(Math.min(longestRest, restRatio * (performance.now() - startedAt)))
  return result
}
