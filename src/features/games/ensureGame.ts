// Reads the data of a check-in game's page, for its route's loader.
import { getCheckIn, listGames } from '#generated/calls/games.ts'
import type { Game } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { isSilenced } from './quiet.ts'

/** @returns the game's name for the page's title; none for one that the member does not want to see */
export async function ensureGame({ queryClient }: AppContext, game: Game): Promise<string> {
  const [state] = await Promise.all([
    ensureFresh(queryClient, getCheckIn.query({ game })),
    ensureFresh(queryClient, listGames.query()),
  ])
  return isSilenced(state) ? '' : state.name
}
