// Checks in for today. A toast shows the reward with a link; if today's check-in is already done, an info toast is
// shown instead of an error.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
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
import { prizeKind, prizePlace } from './rewards.ts'

/**
 * @param firstTask task of a new member for the first check-in; its reward is granted together with the check-in
 * @param isInPlace true if the row of the check-in shows the reward, so that no toast is shown
 */
export function useCheckInToday(
  state: CheckInState,
  { firstTask, isInPlace = false }: { firstTask?: Task | undefined; isInPlace?: boolean } = {},
) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { toasts, queryClient } = useAppContext()
  const { game } = state
  const { keep, ...queue } = useQueue(state)
  /** True after a check-in on this page; the new check-in is then animated. */
  const [isNew, setNew] = useState(false)
  /** Message with the reward of the check-in on this page. */
  const [granted, setGranted] = useState<string>()
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
      const place = prizePlace(reward)
      const text = grantedText(intl, reward, now)
      setGranted(text)
      const { coins, points } = reward
      toasts.show('positive', text, {
        earned: { coins, points, at: Date.now(), isInPlace: isInPlace && !place },
        action: place && {
          label: intl.formatMessage({ id: 'games.checkIn.prize.go' }, { kind: prizeKind(reward) }),
          act: () => void navigate(place),
        },
      })
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
