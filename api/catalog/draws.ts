// Draws: when and for whom, what a ticket costs, and the prizes in the order that a draw counts through. A draw that has
// opened keeps the weights and the order it opened with, so a change here has no effect on it; stock may be added. Draws
// and prizes stay in the file for as long as results show them.
import * as z from 'zod/mini'
import data from './draws.json' with { type: 'json' }
import { aboutBaby, amount, audience, instant, localized, picture, prize, slug } from './schema.ts'

const drawPrize = z.strictObject({
  id: slug,
  name: localized,
  picture,
  prize: z
    .omit(prize, { tickets: true })
    .check(
      z.refine(
        ({ coins, points, voucher, gift }) => Boolean((coins ?? points) || voucher || gift),
        'a prize is something',
      ),
    ),
  weight: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** How many there are; `null` for the consolation prize, which takes the place of what is sold out. */
  stock: z.nullable(z.int().check(z.gte(1))),
})

const draw = z
  .strictObject({
    id: slug,
    name: localized,
    intro: localized,
    aboutBaby,
    opensAt: instant,
    closesAt: instant,
    audience,
    /** Coins for a ticket. */
    price: amount.check(z.gte(1)),
    /** Tickets a member can get for coins in a day. */
    ticketsPerDay: z.int().check(z.gte(1), z.lte(50)),
    prizes: z.array(drawPrize).check(z.minLength(1), z.maxLength(50)),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, 'a draw closes after it opens'),
    z.refine(({ prizes }) => new Set(prizes.map(({ id }) => id)).size === prizes.length, 'prizes differ'),
    z.refine(
      ({ prizes }) => prizes.filter(({ stock }) => stock === null).length === 1,
      'exactly one prize, the consolation, has no stock',
    ),
  )

export type Draw = z.infer<typeof draw>
export type DrawPrize = z.infer<typeof drawPrize>

/** All draws by their id, in the order of the catalogue. */
export const draws = new Map(
  z
    .array(draw)
    .parse(data)
    .map((entry) => [entry.id, entry]),
)
