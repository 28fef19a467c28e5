// Checking in for today: a notice names the reward; a day that is done already is a friendly notice, not an error.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { checkIn, getCheckIn } from '../../../generated/calls/games.ts'
import { ALREADY_CHECKED_IN } from '../../../generated/codes.ts'
import { failureText } from '../../runtime/notices/failure.ts'
import { useAppContext } from '../../runtime/app/AppProvider.tsx'

const game = 'normalCheckIn'

export function useTodaysCheckIn() {
  const intl = useIntl()
  const { notices, queryClient } = useAppContext()
  const query = getCheckIn.query({ game })
  const { queryKey } = query
  const { data: state } = useSuspenseQuery(query)
  const [celebrates, setCelebrates] = useState(false)
  const mutation = useMutation({
    ...checkIn.mutation,
    meta: { handlesErrors: true },
    onSuccess: ({ reward, state: now }) => {
      queryClient.setQueryData(queryKey, now)
      setCelebrates(true)
      notices.show('positive', intl.formatMessage({ id: 'games.checkIn.granted' }, { coins: reward.coins }))
    },
    onError: (error) =>
      notices.show(error.is(ALREADY_CHECKED_IN) ? 'info' : 'negative', failureText(error, intl)),
  })
  return {
    state,
    celebrates,
    endCelebration: () => setCelebrates(false),
    isPending: mutation.isPending,
    checkIn: () => {
      if (!mutation.isPending) mutation.mutate({ game })
    },
  }
}
