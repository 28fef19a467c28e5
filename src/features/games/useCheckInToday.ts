// Checks in for today. A toast shows the reward with a link; if today's check-in is already done, an info toast is
// shown instead of an error.
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { onlineManager, useMutation } from '@tanstack/react-query'
import { checkIn } from '#generated/calls/games.ts'
import { ALREADY_CHECKED_IN } from '#generated/codes.ts'
import type { CheckInState } from '#generated/schema.d.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { gameChanged } from '#src/domain/checkInQueue/gameChanged.ts'
import { grantedText } from './granted.ts'
import { useQueue } from './useQueue.ts'
import { prizeKind, prizePlace } from './rewards.ts'

export function useCheckInToday(state: CheckInState) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { toasts, queryClient } = useAppContext()
  const { game } = state
  const { keep, ...queue } = useQueue(state)
  /** True after a check-in on this page; the new check-in is then animated. */
  const [isNew, setNew] = useState(false)
  const mutation = useMutation({
    ...checkIn.mutation,
    mutationFn: async (_pressedAt: Date) => {
      const answer = await checkIn({ game })
      // Check in again if the response belongs to an earlier day: the browser still stored the idempotency key of that
      // day.
      return answer.state.today < state.today ? await checkIn({ game }) : answer
    },
    meta: { handlesErrors: true },
    onSuccess: ({ reward, state: now }) => {
      gameChanged(queryClient, now)
      setNew(true)
      const place = prizePlace(reward)
      toasts.show('positive', grantedText(intl, reward, now), {
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
    isPending: mutation.isPending,
    checkIn: () => {
      if (!onlineManager.isOnline()) keep(new Date())
      else if (!mutation.isPending) mutation.mutate(new Date())
    },
  }
}
