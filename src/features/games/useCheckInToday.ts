// Checks in for today. The page shows the reward next to the button; if today's check-in is already done, an info toast
// is shown instead of an error.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { onlineManager, useMutation } from '@tanstack/react-query'
import { checkIn } from '#generated/calls/games.ts'
import { completeTask } from '#generated/calls/profile.ts'
import { ALREADY_CHECKED_IN } from '#generated/codes.ts'
import type { CheckInState, Reward, Task } from '#generated/schema.d.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { gameChanged } from '#src/domain/checkInQueue/gameChanged.ts'
import { grantedText } from './granted.ts'
import { useQueue } from './useQueue.ts'
import type { Prize } from './rewards.ts'

export type CheckInToday = ReturnType<typeof useCheckInToday>

/** @param firstTask task of a new member for the first check-in; its reward is granted together with the check-in */
export function useCheckInToday(state: CheckInState, firstTask?: Task) {
  const intl = useIntl()
  const { toasts, queryClient } = useAppContext()
  const { game } = state
  const { keep, ...queue } = useQueue(state)
  /** True after a check-in on this page; the new check-in is then animated. */
  const [isNew, setNew] = useState(false)
  /** Message with the reward of the check-in on this page, and its prize. */
  const [granted, setGranted] = useState<{ text: string; prize: Prize }>()
  const mutation = useMutation({
    ...checkIn.mutation,
    mutationFn: async (_pressedAt: Date) => {
      const answer = await checkIn({ game })
      // Check in again if the response belongs to an earlier day: the browser still stored the idempotency key of that
      // day.
      const today = answer.state.today < state.today ? await checkIn({ game }) : answer
      return { ...today, reward: await withFirstTask(today.reward, firstTask) }
    },
    meta: { handlesErrors: true },
    onSuccess: ({ reward, state: now }) => {
      gameChanged(queryClient, now)
      setNew(true)
      const text = grantedText(intl, reward, now)
      setGranted({ text, prize: reward })
      const { coins, points } = reward
      toasts.show('positive', text, { earned: { coins, points, at: Date.now(), isInPlace: true } })
    },
    onError: (error, pressedAt) => {
      if (error.status === 0) keep(pressedAt)
      else toasts.show(error.hasCode(ALREADY_CHECKED_IN) ? 'info' : 'negative', failureText(error, intl))
    },
  })
  return {
    state,
    queue,
    isNew,
    granted,
    isPending: mutation.isPending,
    checkIn: () => {
      if (!onlineManager.isOnline()) keep(new Date())
      else if (!mutation.isPending) mutation.mutate(new Date())
    },
  }
}

/** Claims the reward of the first check-in as well. If this fails, the list of tasks offers the reward. */
async function withFirstTask(reward: Reward, firstTask: Task | undefined): Promise<Reward> {
  if (!firstTask) return reward
  try {
    await completeTask({ task: firstTask.task })
    const { coins, points } = firstTask.reward
    return { ...reward, coins: reward.coins + coins, points: reward.points + points }
  } catch {
    return reward
  }
}
