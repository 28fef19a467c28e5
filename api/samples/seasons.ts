// For looking around on any day of the year: each game with a season is open in one country of the sample members, and ahead,
// over or not offered in the others (docs/decisions/0041).
import * as z from 'zod/mini'
import { localDate, addDays } from '../calendar.ts'
import data from '../catalog/sample-seasons.json' with { type: 'json' }
import { addSeasons, gameNames, type Season } from '../catalog/checkIn.ts'
import { regions } from '../catalog/schema.ts'

/** Days from the one on which the server started, the last one included. */
const day = z.int().check(z.gte(-60), z.lte(60))

const sampleSeasons = z
  .array(z.strictObject({ game: z.enum(gameNames), regions, fromDay: day, toDay: day }))
  .parse(data)

/** Adds the seasons around the day. @returns what takes them back */
export function addSampleSeasons(now: Date): () => void {
  const today = localDate(now, 'Asia/Bangkok')
  const seasons = Map.groupBy(sampleSeasons, ({ game }) => game)
  return addSeasons(
    Object.fromEntries(
      Array.from(seasons, ([game, all]) => [
        game,
        all.map(({ regions: countries, fromDay, toDay }): Season => ({
          regions: countries,
          from: addDays(today, fromDay),
          to: addDays(today, toDay),
        })),
      ]),
    ),
  )
}
