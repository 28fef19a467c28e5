// Reads the benefits of member levels (rights). There are three kinds. A perk is always available, a claim grants its
// prize once a year, and a proof grants its prize after the member's submission is accepted.
import * as z from 'zod/mini'
import data from './rights.json' with { type: 'json' }
import { byId, field, localized, localizedName, prize, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const common = {
  id: slug,
  fromLevel: field('Lowest level', z.int().check(z.gte(1), z.lte(4))),
  name: localizedName,
  text: localized,
}

const right = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: field('Kind', z.literal('perk')) }),
  z.strictObject({
    ...common,
    kind: field('Kind', z.literal('claim')),
    prize,
    during: field(
      'Month of the claim',
      z.optional(z.enum(['birthday-month', 'anniversary-month'])),
      "Month, in the member's time zone, in which the right can be claimed; any time if omitted.",
    ),
  }),
  z.strictObject({ ...common, kind: field('Kind', z.literal('proof')), prize: z.optional(prize) }),
])

export type Right = z.infer<typeof right>

const list = z.array(right).check(
  z.maxLength(50),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '`id` of rights must be unique'),
)

export const rightsTopic = defineTopic({ name: 'rights', file: data, schema: byId(list) })

/** Returns rights by id. */
export const rights = rightsTopic.content
