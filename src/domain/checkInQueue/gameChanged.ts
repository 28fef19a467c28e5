// Shows at once what a change of a check-in game answers with, on its page and on home; what else it made stale is read anew.
import type { QueryClient } from '@tanstack/react-query'
import { getCheckIn, getTodaysCheckIn } from '#generated/calls/games.ts'
import type { CheckInState } from '#generated/schema.d.ts'

export function gameChanged(queryClient: QueryClient, now: CheckInState) {
  queryClient.setQueryData(getCheckIn.query({ game: now.game }).queryKey, now)
  queryClient.setQueryData(getTodaysCheckIn.query().queryKey, (state) =>
    state?.game === now.game ? now : state,
  )
}
