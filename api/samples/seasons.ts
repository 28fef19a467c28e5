// Adds sample seasons of games, relative to today. Each game with a season is open in one country of the sample
// members. In the other countries, its season is future or past, or the game is not offered
// (docs/specification-gaps.md).
import * as z from 'zod/mini'
import { localDate, addDays } from '../locale/calendar.ts'
import data from '../catalog/sample-seasons.json' with { type: 'json' }
import files from '../catalog/check-in.json' with { type: 'json' }
import draws from '../catalog/draws.json' with { type: 'json' }
import { checkInTopic, drawsOfYears, gameNames, type Season } from '../catalog/checkIn.ts'
import type { CatalogVersion } from '../catalog/topic.ts'
import { regions } from '../catalog/schema.ts'
import { namedDayOf, type NamedDay } from './namedDays.ts'

/** First or last day of a season, as the number of days after the start of the server; negative for past days. */
const day = z.int().check(z.gte(-60), z.lte(60))

const sampleSeasons = z
  .array(
    z.union([
      z.strictObject({ game: z.enum(gameNames), regions, fromDay: day, toDay: day }),
      /** Season of a game that is named after a holiday. The season ends on the holiday. */
      z.strictObject({
        game: z.enum(['blackFridayCheckIn', 'motherDay']),
        regions,
        state: z.enum(['open', 'ahead', 'over']),
      }),
    ]),
  )
  .parse(data)

type SampleSeason = (typeof sampleSeasons)[number]

/** Returns the data of check-in games, with sample seasons around the current day. */
export function sampleCheckIn(now: Date): object {
  const today = localDate(now, 'Asia/Bangkok')
  const additions = Map.groupBy(sampleSeasons, ({ game }) => game)
  const entries = gameNames.map((name) => {
    const added = (additions.get(name) ?? [])
      .flatMap((season) => around(season, today))
      .filter((season) => hasDraws(name, season))
    const seasons = [...files[name].seasons, ...added].toSorted((a, b) => a.from.localeCompare(b.from))
    return [name, { ...files[name], seasons }] as const
  })
  return Object.fromEntries(entries)
}

/** Returns the version of the catalog files with sample seasons. */
export const sampleVersion = (now: Date): CatalogVersion => ({
  number: 0,
  sources: new Map([[checkInTopic.name, sampleCheckIn(now)]]),
})

const drawIds = new Set(draws.map(({ id }) => id))

/**
 * Returns true if the catalog has the draws of all tickets that the game grants in the season. A game has a draw for
 * each year, and the catalog has no draws of years that are far from the day on which it was written.
 */
const hasDraws = (name: (typeof gameNames)[number], season: Season): boolean =>
  files[name].rewards
    .flatMap((reward) =>
      'tickets' in reward && reward.tickets ? drawsOfYears(reward.tickets.draw, { seasons: [season] }) : [],
    )
    .every((id) => drawIds.has(id))

function around(season: SampleSeason, today: string): Season[] {
  if ('fromDay' in season)
    return [
      {
        regions: season.regions,
        from: addDays(today, season.fromDay),
        to: addDays(today, season.toDay),
      },
    ]
  return season.regions.map((country) => ({
    regions: [country],
    ...upToNamedDay(season.state, namedDayOf(season.game, country), today),
  }))
}

/** Number of days from the start of a season to the holiday of the game. */
const daysBefore = 10

/**
 * Returns the first and last day of a season that ends on the holiday. A future or past season starts `daysBefore` days
 * before the holiday; an open season starts at least five days before today.
 */
function upToNamedDay(
  state: 'open' | 'ahead' | 'over',
  dayOf: NamedDay,
  today: string,
): Pick<Season, 'from' | 'to'> {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1, year + 2].map(dayOf)
  const begin = (to: string) => addDays(to, -daysBefore)
  const to = {
    open: days.find((date) => date >= today),
    ahead: days.find((date) => begin(date) > today),
    over: days.findLast((date) => date < today),
  }[state]
  if (to === undefined) throw new Error(`No holiday from ${year - 1} to ${year + 2} is ${state}.`)
  const begun = addDays(today, -5)
  return { from: state === 'open' && begun < begin(to) ? begun : begin(to), to }
}
