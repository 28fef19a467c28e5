// Button that claims the rewards of all completed tasks.
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { completeTask, listPendingTasks } from '#generated/calls/profile.ts'
import type { Task } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Button } from '#src/ui/actions/Button.tsx'

export function TakeAll({ ready }: { ready: readonly Task[] }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const readAgain = useReadAgain(listPendingTasks.query())
  const prizes = useMutation({
    ...completeTask.mutation,
    mutationFn: () => claimEach(ready),
    // Any of the failures may mean that the list was out of date, and the reported error is only the last one.
    onError: readAgain,
    onSuccess: (claimed) => {
      const [coins, points] = [sumOf(claimed, 'coins'), sumOf(claimed, 'points')]
      toasts.show('positive', formatMessage({ id: 'profile.tasks.taken' }, { coins, points }), {
        earned: { coins, points, at: Date.now() },
      })
    },
  })
  return (
    <Button
      size="small"
      variant="soft"
      pending={useIsUpdating(prizes)}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => prizes.mutate()}
    >
      <FormattedMessage id="profile.tasks.takeAll" values={{ coins: sumOf(ready, 'coins') }} />
    </Button>
  )
}

/**
 * Claims the rewards one after the other: the balance of a member changes by one transaction at a time. A failed task
 * stops no other, for example if its reward was claimed in another tab.
 * @returns the tasks whose reward was claimed
 * @throws the last error if no reward was claimed
 */
async function claimEach(ready: readonly Task[]): Promise<Task[]> {
  const claimed: Task[] = []
  let failure: unknown
  for (const task of ready)
    try {
      await completeTask({ task: task.task })
      claimed.push(task)
    } catch (error) {
      failure = error
    }
  if (claimed.length === 0) throw failure
  return claimed
}

const sumOf = (tasks: readonly Task[], unit: 'coins' | 'points') =>
  tasks.reduce((total, { reward }) => total + reward[unit], 0)
