// Combines the stages of a request pipeline into one function.
import type { Answer } from '#shared/protocol/envelope.ts'
import type { Stage } from './call.ts'

type Pipeline<First, Last, Result> = {
  next: <Next>(stage: Stage<Last, Next>) => Pipeline<First, Next, Result>
  end: (handler: (call: Last) => Promise<Answer>) => (call: First) => Promise<Result>
}

/**
 * Combines the stages of the pipeline into one function, in order. Each stage calls the following stages as its `next`.
 */
export const startWith = <First, Last, Result>(
  stage: Stage<First, Last, Result>,
): Pipeline<First, Last, Result> => ({
  next: (following) => startWith((call, next) => stage(call, (reached) => following(reached, next))),
  end: (handler) => (call) => stage(call, handler),
})
