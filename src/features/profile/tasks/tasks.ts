// Which tasks are listed.
import type { Task } from '../../../client/types.ts'

/** A new policy is asked about in a place of its own. */
export const listed = (tasks: readonly Task[]) => tasks.filter(({ task }) => task !== 'agree-policy')
