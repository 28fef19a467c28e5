// Reads draws with their window, audience, ticket price and prizes. The prize of a ticket is selected by adding up the
// weights in the order of the prizes. After the opening of a draw, its prizes, their weights and their order do not
// change; stock may be added (`api/content/rules.ts`).
import * as z from 'zod/mini'
import data from './draws.json' with { type: 'json' }
import {
  aboutBaby,
  amount,
  audience,
  byId,
  field,
  instant,
  localized,
  localizedName,
  photo,
  picture,
  prize,
  slug,
} from './schema.ts'
import { defineTopic } from './topic.ts'

const drawPrize = z
  .strictObject({
    id: slug,
    name: localizedName,
    photo,
    picture: field('Drawing', z.optional(picture), 'Shown if there is no photograph.'),
    prize: field(
      'Content of the prize',
      z
        .omit(prize, { tickets: true })
        .check(
          z.refine(
            ({ coins, points, voucher, gift }) => Boolean((coins ?? points) || voucher || gift),
            '`prize` must have coins, points, a voucher or a gift',
          ),
        ),
    ),
    weight: field(
      'Weight',
      z.int().check(z.gte(1), z.lte(1_000_000)),
      'Chance of the prize: with weights of 1 and 9, the first prize is won by 1 of 10 tickets.',
    ),
    stock: field(
      'Number of units',
      z.nullable(z.int().check(z.gte(1))),
      'Empty for the consolation prize, which replaces prizes that are sold out.',
    ),
  })
  .check(
    z.refine((each) => each.photo ?? each.picture, {
      path: ['photo'],
      error: 'a prize must have a photograph or a drawing',
    }),
  )

const draw = z
  .strictObject({
    id: slug,
    name: localizedName,
    intro: localized,
    aboutBaby,
    opensAt: field('Opens at', instant),
    closesAt: field('Closes at', instant),
    audience,
    price: field('Price of a ticket in coins', amount.check(z.gte(1))),
    ticketsPerDay: field(
      'Tickets per day',
      z.int().check(z.gte(1), z.lte(50)),
      'Maximum number of tickets that a member can buy per day.',
    ),
    prizes: z.array(drawPrize).check(z.minLength(1), z.maxLength(50)),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, '`opensAt` must be before `closesAt`'),
    z.refine(
      ({ prizes }) => new Set(prizes.map(({ id }) => id)).size === prizes.length,
      '`id` of prizes must be unique in a draw',
    ),
    z.refine(
      ({ prizes }) => prizes.filter(({ stock }) => stock === null).length === 1,
      'exactly one prize must have no number of `stock`: the consolation prize, which replaces prizes that are sold out',
    ),
  )

export type Draw = z.infer<typeof draw>
export type DrawPrize = z.infer<typeof drawPrize>

export const drawsTopic = defineTopic({ name: 'draws', file: data, schema: byId(z.array(draw)) })

/** Returns draws by id, in the order of the catalog. */
export const draws = drawsTopic.content

/** Returns the photograph of the prize, or its drawing. */
export const prizePicture = ({ photo: photograph, picture: drawing }: Pick<DrawPrize, 'photo' | 'picture'>) =>
  photograph?.picture ?? drawing ?? '/art/prizes/ticket.svg'
