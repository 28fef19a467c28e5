// Checking in for today: a notice names the reward; a day that is done already is a friendly notice, not an error.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { onlineManager, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { checkIn, getCheckIn } from '../../../generated/calls/games.ts'
import { ALREADY_CHECKED_IN } from '../../../generated/codes.ts'
import { failureText } from '../../runtime/notices/failure.ts'
import { useAppContext } from '../../runtime/app/AppProvider.tsx'
import { useQueue } from './queue/useQueue.ts'

const game = 'normalCheckIn'

export function useTodaysCheckIn() {
  const intl = useIntl()
  const { notices, queryClient } = useAppContext()
  const query = getCheckIn.query({ game })
  const { queryKey } = query
  const { data: state } = useSuspenseQuery(query)
  const { keep, ...queue } = useQueue(state)
  const [celebrates, setCelebrates] = useState(false)
  const mutation = useMutation({
    ...checkIn.mutation,
    mutationFn: async (_pressedAt: Date) => {
      const answer = await checkIn({ game })
      // Of another day, whose answer was lost: its key was still open.
      return answer.state.today < state.today ? await checkIn({ game }) : answer
    },
    meta: { handlesErrors: true },
    onSuccess: ({ reward, state: now }) => {
      queryClient.setQueryData(queryKey, now)
      setCelebrates(true)
      notices.show('positive', intl.formatMessage({ id: 'games.checkIn.granted' }, { coins: reward.coins }))
    },
    onError: (error, pressedAt) => {
      if (error.status === 0) keep(pressedAt)
      else notices.show(error.is(ALREADY_CHECKED_IN) ? 'info' : 'negative', failureText(error, intl))
    },
  })
  return {
    state,
    queue,
    celebrates,
    endCelebration: () => setCelebrates(false),
    isPending: mutation.isPending,
    checkIn: () => {
      if (!onlineManager.isOnline()) keep(new Date())
      else if (!mutation.isPending) mutation.mutate(new Date())
    },
  }
}
