// Reads check-in games: audience and seasons, one reward for each of the seven days of a cycle, and limits of make-ups
// and pauses. Seasons are dates in the member's time zone.
import * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import data from './check-in.json' with { type: 'json' }
import { aboutBaby, amount, audience, date, localized, prize, regions } from './schema.ts'

export type Game = components['schemas']['Game']

/** A reward beyond coins and points has a name to display. */
const reward = z
  .extend(prize, { coins: amount, points: amount, name: z.optional(localized) })
  .check(
    z.refine(
      ({ voucher, gift, tickets, name }) => Boolean(voucher ?? gift ?? tickets) === Boolean(name),
      'a reward has a name exactly where it is more than coins and points',
    ),
  )

/**
 * Dates on which a game is open, in its countries; without countries, in all countries that no other season contains.
 */
const season = z
  .strictObject({ regions, from: date, to: date })
  .check(z.refine(({ from, to }) => from <= to, 'a season ends after it began'))

export type Season = z.infer<typeof season>

const game = z.strictObject({
  name: localized,
  intro: localized,
  aboutBaby,
  audience,
  /** In chronological order; empty for a game that is always open. */
  seasons: z
    .array(season)
    .check(
      z.refine(
        (all) => all.every(({ from }, index) => from >= (all[index - 1]?.from ?? from)),
        'seasons stand in order',
      ),
    ),
  /** The price is in coins. */
  makeUps: z.strictObject({ perCycle: z.int().check(z.gte(0), z.lte(6)), price: amount }),
  /** Pause days per calendar quarter; with more than 21 a current cycle could exceed the period that is read. */
  pauseDays: z.int().check(z.gte(0), z.lte(21)),
  rewards: z.array(reward).check(z.length(7)),
})

export type CheckInGame = z.infer<typeof game>
export type GameReward = z.infer<typeof reward>

/** Suffix of the name of a yearly draw. */
const eachYear = '-year'

/** Replaces a yearly draw in the tickets of a prize with the draw of that day's year. */
export function inYearOf<Prize extends Pick<GameReward, 'tickets'>>(day: string, prizeOfDay: Prize): Prize {
  const { tickets } = prizeOfDay
  if (!tickets?.draw.endsWith(eachYear)) return prizeOfDay
  const draw = `${tickets.draw.slice(0, -eachYear.length)}-${day.slice(0, 4)}`
  return { ...prizeOfDay, tickets: { ...tickets, draw } }
}

/** Returns the rewards of a game for each year of its seasons. */
export function rewardsOfYears({ rewards, seasons }: CheckInGame): GameReward[] {
  const years = new Set(seasons.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)]))
  return years.size === 0
    ? rewards
    : [...years].flatMap((year) => rewards.map((ofDay) => inYearOf(year, ofDay)))
}

export const games = z
  .strictObject({
    checkIn: game,
    normalCheckIn: game,
    eventCheckIn: game,
    blackFridayCheckIn: game,
    motherDay: game,
  } satisfies Record<Game, typeof game>)
  .parse(data)

export const gameNames = Object.keys(games).filter((name): name is Game => name in games)

/** Adds seasons to those of the catalog. @returns a function that removes them */
export function addSeasons(further: Partial<Record<Game, readonly Season[]>>): () => void {
  const before = gameNames.map((name) => [name, games[name].seasons] as const)
  for (const [name, seasons] of before)
    games[name].seasons = [...seasons, ...(further[name] ?? [])].toSorted((a, b) =>
      a.from.localeCompare(b.from),
    )
  return () => {
    for (const [name, seasons] of before) games[name].seasons = seasons
  }
}
