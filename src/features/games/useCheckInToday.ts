// Checks in for today: a notice names the reward and leads to it; a day that is done already is a friendly notice, not an error.
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
  /** It was done here and now: it is shown being done. */
  const [isNew, setNew] = useState(false)
  const mutation = useMutation({
    ...checkIn.mutation,
    mutationFn: async (_pressedAt: Date) => {
      const answer = await checkIn({ game })
      // Of another day, whose answer was lost: its key was still open.
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
