// For looking around on any day of the year: each game with a season is open in one country of the sample members, and ahead,
// over or not offered in the others (docs/decisions/0041).
import * as z from 'zod/mini'
import { localDate, addDays } from '../locale/calendar.ts'
import data from '../catalog/sample-seasons.json' with { type: 'json' }
import { addSeasons, gameNames, type Season } from '../catalog/checkIn.ts'
import { regions } from '../catalog/schema.ts'
import { namedDayOf, type NamedDay } from './namedDays.ts'

/** Days from the one on which the server started, the last one included. */
const day = z.int().check(z.gte(-60), z.lte(60))

const sampleSeasons = z
  .array(
    z.union([
      z.strictObject({ game: z.enum(gameNames), regions, fromDay: day, toDay: day }),
      /** Of a game that is named after a day: its season ends on that day of a year. */
      z.strictObject({
        game: z.enum(['blackFridayCheckIn', 'motherDay']),
        regions,
        state: z.enum(['open', 'ahead', 'over']),
      }),
    ]),
  )
  .parse(data)

type SampleSeason = (typeof sampleSeasons)[number]

/** Adds the seasons around the day. @returns what takes them back */
export function addSampleSeasons(now: Date): () => void {
  const today = localDate(now, 'Asia/Bangkok')
  const seasons = Map.groupBy(sampleSeasons, ({ game }) => game)
  return addSeasons(
    Object.fromEntries(
      Array.from(seasons, ([game, all]) => [game, all.flatMap((season) => around(season, today))]),
    ),
  )
}

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

/** Days that a season lasts before the day that it is named after. */
const daysBefore = 10

/** The season's dates: one that is open may have begun long before its day, one that is ahead begins shortly before it. */
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
  if (to === undefined) throw new Error(`No day of ${year} or the years beside it is ${state}.`)
  const begun = addDays(today, -5)
  return { from: state === 'open' && begun < begin(to) ? begun : begin(to), to }
}
