// Chooses which tasks are listed, and which of them lead a new member's home.
import { useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useListPendingTasks } from '#generated/hooks/profile.ts'
import type { Task, TaskName } from '#generated/schema.d.ts'
import { dateAt, daysBetween } from '#src/runtime/format/dates.ts'
import { sorted } from '#shared/sorted.ts'

/** A new policy has a prompt of its own. */
export const tasksShown = (tasks: readonly Task[]) => tasks.filter(({ task }) => task !== 'agree-policy')

/** In the order in which they are offered; coins that wait to be taken come before all. */
const firstTasks: readonly TaskName[] = ['add-baby', 'first-check-in', 'verify-email']

/** So many days a member is new. */
const newDays = 3

/** The first steps of a new member, and the tasks of everybody else. */
export function useHomeTasks(): { firstSteps: readonly Task[]; furtherTasks: readonly Task[] } {
  const { data: pending } = useListPendingTasks()
  const intl = useIntl()
  const { data: membership, dataUpdatedAt } = useGetMyMembership()
  const today = dateAt(intl, new Date(dataUpdatedAt), membership.timeZone)
  const tasks = tasksShown(pending.items)
  if (daysBetween(membership.memberSince, today) >= newDays) return { firstSteps: [], furtherTasks: tasks }
  const rank = ({ task, state }: Task) => (state === 'ready' ? -1 : firstTasks.indexOf(task))
  const isFirst = ({ task, state }: Task) => state === 'ready' || firstTasks.includes(task)
  const firstSteps = sorted(tasks.filter(isFirst), (a, b) => rank(a) - rank(b))
  return { firstSteps, furtherTasks: tasks.filter((task) => !firstSteps.includes(task)) }
}
