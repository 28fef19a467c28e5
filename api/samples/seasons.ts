// For looking around on any day of the year: each game with a season is open in one country of the sample members, and ahead,
// over or not offered in the others (docs/decisions/0041). The draw that is open stays so.
import * as z from 'zod/mini'
import { localDate, addDays, startOfDate } from '../calendar.ts'
import data from '../catalog/sample-seasons.json' with { type: 'json' }
import { addSeasons, gameNames, type Season } from '../catalog/checkIn.ts'
import { keepOpen } from '../catalog/draws.ts'
import { regions, slug } from '../catalog/schema.ts'

/** Days from the one on which the server started, the last one included. */
const day = z.int().check(z.gte(-60), z.lte(60))

const samples = z
  .strictObject({
    games: z.array(z.strictObject({ game: z.enum(gameNames), regions, fromDay: day, toDay: day })),
    draws: z.array(z.strictObject({ draw: slug, toDay: day })),
  })
  .parse(data)

/** Adds the seasons around the day. @returns what takes them back */
export function addSampleSeasons(now: Date): () => void {
  const today = localDate(now, 'Asia/Bangkok')
  const seasons = Map.groupBy(samples.games, ({ game }) => game)
  const endDraws = samples.draws.map(({ draw, toDay }) =>
    keepOpen(draw, startOfDate(addDays(today, toDay + 1), 'Asia/Bangkok')),
  )
  const endGames = addSeasons(
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
  return () => {
    for (const end of [...endDraws, endGames]) end()
  }
}
