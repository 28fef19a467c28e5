// Writes the check-in state from the response of a mutation into the cached queries of the game page and the home page.
// Other invalidated queries are refetched.
import type { QueryClient } from '@tanstack/react-query'
import { getCheckIn, getTodaysCheckIn } from '#generated/calls/games.ts'
import type { CheckInState } from '#generated/schema.d.ts'

export function gameChanged(queryClient: QueryClient, now: CheckInState) {
  queryClient.setQueryData(getCheckIn.query({ game: now.game }).queryKey, now)
  queryClient.setQueryData(getTodaysCheckIn.query().queryKey, (state) =>
    state?.game === now.game ? now : state,
  )
}
