// Loads the data for the page of a check-in game; called by the loader of its route.
import { getCheckIn, listGames } from '#generated/calls/games.ts'
import type { Game } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { isSilenced } from './quiet.ts'

/** @returns the name of the game, used as the title of the page; empty if the member has muted the game */
export async function ensureGame({ queryClient }: AppContext, game: Game): Promise<string> {
  const [state] = await Promise.all([
    ensureFresh(queryClient, getCheckIn.query({ game })),
    ensureFresh(queryClient, listGames.query()),
  ])
  return isSilenced(state) ? '' : state.name
}
