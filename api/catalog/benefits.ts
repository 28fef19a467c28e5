// Reads benefits, which are special offers for new products, each with its period of validity.
import * as z from 'zod/mini'
import data from './benefits.json' with { type: 'json' }
import { aboutBaby, audience, field, instant, localized, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const benefit = z
  .strictObject({
    id: slug,
    ...audience.shape,
    aboutBaby,
    opensAt: field('Opens at', instant),
    closesAt: field('Closes at', instant),
    link: field(
      'Destination of the link',
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: field('Kind', z.literal('shop')),
          path: z.string().check(z.regex(/^\/[\w/-]+$/)),
        }),
        z.strictObject({
          kind: field('Kind', z.literal('voucher')),
          path: z.string().check(z.regex(/^\/[\w/-]+$/)),
        }),
      ]),
      "Destination of the link in the offer: the product in the shop, or the member's vouchers in the hub.",
    ),
    name: localizedName,
    text: localized,
  })
  .check(z.refine(({ opensAt, closesAt }) => opensAt < closesAt, '`opensAt` must be before `closesAt`'))

export type Benefit = z.infer<typeof benefit>

const schema = z.array(benefit)

export const benefitsTopic = defineTopic({ name: 'benefits', file: data, schema })
export const benefits = benefitsTopic.content
