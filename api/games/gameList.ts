// All check-in games at a glance.
import type { components } from '../../generated/schema.d.ts'
import { localDate } from '../calendar.ts'
import { gameNames, games } from '../catalog/checkIn.ts'
import type { Language } from '../language.ts'
import type { Database } from '../store/store.ts'
import { levelIfAsked, playedBy, type Player } from './playHistory.ts'
import { shownReward } from './rewards.ts'
import { gameDay, openingOf } from './seasons.ts'
import { checkInState } from './checkInState.ts'

type Summary = components['schemas']['GameSummary']

/** The games as the member finds them, in the order of the catalogue. */
export async function gameList(
  db: Database,
  member: Omit<Player, 'visitedCheckIn'>,
  language: Language,
  now: Date,
): Promise<Summary[]> {
  const { id, countryCode, timeZone } = member
  const played = await playedBy(db, id, localDate(now, timeZone))
  const highest = Math.max(...gameNames.map((name) => games[name].audience.fromLevel))
  const level = await levelIfAsked(db, id, highest, now)
  return gameNames.map((name) => {
    const game = games[name]
    const own = played(name)
    const today = gameDay(own.days.at(-1)?.date, now, timeZone)
    const opening = openingOf(game, { countryCode, level, timeZone }, today)
    const shown = { name, game, played: own, opening, today, timeZone, language }
    const { checkedInToday, streak } = checkInState(shown)
    return {
      game: name,
      name: game.name[language],
      intro: game.intro[language],
      ...opening,
      regions: game.audience.regions,
      fromLevel: game.audience.fromLevel,
      checkedInToday,
      streak,
      paused: own.paused.includes(today),
      rewards: game.rewards.map((reward) => shownReward(reward, language)),
    }
  })
}
