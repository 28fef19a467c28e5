// Reads check-in games: audience, seasons, one reward for each of the seven days of a cycle, and limits of make-up days
// and pause days. Seasons are dates in the member's time zone.
import * as z from 'zod/mini'
import { Game as GameName } from '#generated/schemas/membersHub.schemas.ts'
import type { components } from '#generated/schema.d.ts'
import data from './check-in.json' with { type: 'json' }
import {
  aboutBaby,
  amount,
  audience,
  date,
  field,
  localized,
  localizedName,
  prize,
  regions,
} from './schema.ts'
import { listOf, valueAt } from '#shared/unknown.ts'
import { defineTopic } from './topic.ts'

export type Game = components['schemas']['Game']

/**
 * Reward for a check-in on one day of the cycle. A reward with more than coins and points, such as a voucher, has a
 * name to display.
 */
const reward = z
  .extend(prize, { coins: amount, points: amount, name: z.optional(localized) })
  .check(
    z.refine(
      ({ voucher, gift, tickets, name }) => Boolean(voucher ?? gift ?? tickets) === Boolean(name),
      '`name` must be set if the reward has a voucher, gift or tickets, and omitted otherwise',
    ),
  )

/**
 * First and last date on which a game is open in the countries of the season. A season without countries applies to all
 * countries that have no separate season.
 */
const season = z
  .strictObject({ regions, from: field('First day', date), to: field('Last day', date) })
  .check(z.refine(({ from, to }) => from <= to, '`from` must not be after `to`'))

export type Season = z.infer<typeof season>

const game = z.strictObject({
  name: localizedName,
  intro: localized,
  aboutBaby,
  audience,
  seasons: field(
    'Seasons',
    z
      .array(season)
      .check(
        z.refine(
          (all) => all.every(({ from }, index) => from >= (all[index - 1]?.from ?? from)),
          '`seasons` must be sorted by `from`',
        ),
      ),
    'Seasons in chronological order; empty for a game that is always open.',
  ),
  makeUps: field(
    'Make-up days',
    z.strictObject({
      perCycle: field('Make-up days per cycle', z.int().check(z.gte(0), z.lte(6))),
      price: field('Price in coins', amount),
    }),
    'Maximum number of make-up days per cycle, and the price of a make-up day in coins.',
  ),
  pauseDays: field(
    'Pause days per quarter',
    z.int().check(z.gte(0), z.lte(21)),
    'Maximum number of pause days per calendar quarter, at most 21. With more pause days, the current cycle could start before the first day of last month, and check-ins before that day are not read.',
  ),
  rewards: field('Rewards of the seven days', z.array(reward).check(z.length(7))),
})

export type CheckInGame = z.infer<typeof game>
export type GameReward = z.infer<typeof reward>

/** Suffix of a draw id in the data that is replaced with the current year: `mothers-day-year` → `mothers-day-2026`. */
const eachYear = '-year'

/**
 * If the prize contains tickets of a draw whose id ends in `-year`, replaces this suffix with the year of the given
 * day.
 */
export function inYearOf<Prize extends Pick<GameReward, 'tickets'>>(day: string, prizeOfDay: Prize): Prize {
  const { tickets } = prizeOfDay
  if (!tickets?.draw.endsWith(eachYear)) return prizeOfDay
  const draw = `${tickets.draw.slice(0, -eachYear.length)}-${day.slice(0, 4)}`
  return { ...prizeOfDay, tickets: { ...tickets, draw } }
}

/** Returns the draws to which a reward of a game refers: one for each year of its seasons if the id ends in `-year`. */
export function drawsOfYears(id: string, gameData: unknown): string[] {
  const days = listOf(valueAt(gameData, 'seasons')).flatMap((row) => [
    valueAt(row, 'from'),
    valueAt(row, 'to'),
  ])
  const years = new Set(days.filter((day) => typeof day === 'string').map((day) => day.slice(0, 4)))
  if (!id.endsWith(eachYear) || years.size === 0) return [id]
  return [...years].map((year) => `${id.slice(0, -eachYear.length)}-${year}`)
}

const schema = z.strictObject({
  checkIn: field('Daily check-in', game),
  normalCheckIn: field('Normal check-in', game),
  eventCheckIn: field('Event check-in', game),
  blackFridayCheckIn: field('Black Friday check-in', game),
  motherDay: field('Mother’s Day check-in', game),
} satisfies Record<Game, typeof game>)

export const checkInTopic = defineTopic({ name: 'check-in', file: data, schema })

export const games = checkInTopic.content

export const gameNames = GameName.options
