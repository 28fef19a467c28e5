// Which tasks are listed.
import type { Task } from '../../../../generated/schema.d.ts'

/** A new policy has a prompt of its own. */
export const tasksShown = (tasks: readonly Task[]) => tasks.filter(({ task }) => task !== 'agree-policy')
