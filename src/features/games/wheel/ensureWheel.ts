// Loads the data for the wheel of a game; called by the loader of its route after the game has loaded.
import { getCheckIn, getDraw, getMyLuckyGift } from '#generated/calls/games.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import type { Game } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { wheelOf } from './wheelOf.ts'

/** Loads no data if the game is closed for the member or has no wheel. */
export async function ensureWheel({ queryClient }: AppContext, game: Game, result: string | undefined) {
  const state = queryClient.getQueryData(getCheckIn.query({ game }).queryKey)
  const wheel = state?.eligibility.ok ? wheelOf(state) : undefined
  if (!wheel) return
  await Promise.all([
    ensureFresh(queryClient, getMyMembership.query()),
    ensureFresh(queryClient, getDraw.query({ draw: wheel.draw })),
    ...(result === undefined ? [] : [ensureFresh(queryClient, getMyLuckyGift.query({ id: result }))]),
  ])
}
