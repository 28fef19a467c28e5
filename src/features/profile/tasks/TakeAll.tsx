// Button that claims the rewards of all completed tasks.
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { completeTask } from '#generated/calls/profile.ts'
import type { Task } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Button } from '#src/ui/actions/Button.tsx'

export function TakeAll({ ready }: { ready: readonly Task[] }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const sum = (unit: 'coins' | 'points') => ready.reduce((total, { reward }) => total + reward[unit], 0)
  const [coins, points] = [sum('coins'), sum('points')]
  const prizes = useMutation({
    ...completeTask.mutation,
    // Claim the rewards one after the other: the balance of a member changes by one transaction at a time.
    mutationFn: async () => {
      for (const { task } of ready) await completeTask({ task })
    },
    onSuccess: () =>
      toasts.show('positive', formatMessage({ id: 'profile.tasks.taken' }, { coins, points }), {
        earned: { coins, points, at: Date.now() },
      }),
  })
  return (
    <Button
      size="small"
      variant="soft"
      pending={useIsUpdating(prizes)}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => prizes.mutate()}
    >
      <FormattedMessage id="profile.tasks.takeAll" values={{ coins }} />
    </Button>
  )
}
