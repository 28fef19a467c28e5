// Lists all check-in games with their states, and selects the game that the home page shows today.
import type { components } from '#generated/schema.d.ts'
import { inYearOf } from '../catalog/checkIn.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { gamesOf, type Player } from './playHistory.ts'
import { shownReward } from './rewards.ts'
import { checkInState } from './checkInState.ts'

type Summary = components['schemas']['GameSummary']
type Found = Awaited<ReturnType<typeof gamesOf>>[number]

/** Returns a summary of each game that the member may see, in the order of the catalog. */
export async function gameList(
  db: Database,
  member: Omit<Player, 'visitedCheckIn'>,
  { language, now }: { language: Language; now: Date },
): Promise<Summary[]> {
  const memberGames = await gamesOf(db, member, now)
  return memberGames.map((memberGame) => {
    const { name, game, opening, played, today } = memberGame
    const { checkedInToday, streak } = checkInState({ ...memberGame, language })
    return {
      game: name,
      name: game.name[language],
      intro: game.intro[language],
      ...opening,
      regions: game.audience.regions,
      fromLevel: game.audience.fromLevel,
      checkedInToday,
      streak,
      paused: played.paused.includes(today),
      rewards: game.rewards.map((reward) =>
        shownReward(inYearOf(opening.season?.from ?? today, reward), language),
      ),
    }
  })
}

/**
 * Returns the game for the home page: the open, unpaused seasonal game that ends first, or the daily game if no
 * seasonal game is available.
 */
export function todaysGame(memberGames: readonly Found[]): Found {
  const [first] = memberGames
    .filter(({ opening, played, today }) => opening.eligibility.ok && !played.paused.includes(today))
    .flatMap((memberGame) =>
      memberGame.opening.season ? { one: memberGame, end: memberGame.opening.season.to } : [],
    )
    .toSorted((a, b) => a.end.localeCompare(b.end))
  const chosen = first?.one ?? memberGames.find(({ name }) => name === 'normalCheckIn')
  if (!chosen) throw new Error('Catalog has no daily check-in.')
  return chosen
}
