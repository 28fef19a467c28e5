// Selects the tasks to list and the first steps of a new member.
import { useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useListPendingTasks } from '#generated/hooks/profile.ts'
import type { Task, TaskName } from '#generated/schema.d.ts'
import { dateAt, daysBetween } from '#src/runtime/format/dates.ts'
import { sorted } from '#shared/sorted.ts'

/** Omits the task to accept a new privacy policy, because the account page asks for it separately. */
export const tasksShown = (tasks: readonly Task[]) => tasks.filter(({ task }) => task !== 'agree-policy')

/** Order of the first steps. Steps whose reward can be claimed are moved to the front. */
const firstTasks: readonly TaskName[] = ['add-baby', 'verify-email']

/** Number of days after joining during which a member counts as new. */
const newDays = 3

/** Returns the first steps of a new member and, separately, all other tasks. */
export function useHomeTasks(): { firstSteps: readonly Task[]; furtherTasks: readonly Task[] } {
  const { data: pending } = useListPendingTasks()
  const intl = useIntl()
  const { data: membership, dataUpdatedAt } = useGetMyMembership()
  const today = dateAt(intl, new Date(dataUpdatedAt), membership.timeZone)
  // Omit the first check-in: the row of the daily check-in includes its reward.
  const tasks = tasksShown(pending.items).filter(
    ({ task, state }) => task !== 'first-check-in' || state === 'ready',
  )
  if (daysBetween(membership.memberSince, today) >= newDays) return { firstSteps: [], furtherTasks: tasks }
  const rank = ({ task, state }: Task) => (state === 'ready' ? -1 : firstTasks.indexOf(task))
  const isFirst = ({ task, state }: Task) => state === 'ready' || firstTasks.includes(task)
  const firstSteps = sorted(tasks.filter(isFirst), (a, b) => rank(a) - rank(b))
  return { firstSteps, furtherTasks: tasks.filter((task) => !firstSteps.includes(task)) }
}
