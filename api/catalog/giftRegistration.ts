// Reads the products whose purchase members can register for a gift.
import * as z from 'zod/mini'
import { reward } from './campaigns.ts'
import data from './gift-registration.json' with { type: 'json' }
import { defineLocalizedTopic, type TextIn } from './languages.ts'
import { aboutBaby, field, picture, slug } from './schema.ts'

const schemaOf = (text: TextIn) =>
  z.strictObject({
    withinDays: field(
      'Days after the purchase',
      z.int().check(z.gte(1), z.lte(3650)),
      'Number of days after the purchase within which it can be registered.',
    ),
    products: z
      .array(z.strictObject({ id: slug, aboutBaby, picture, reward, name: text }))
      .check(
        z.refine(
          (all) => all.some((product) => !product.aboutBaby),
          'at least one product must have `aboutBaby` false',
        ),
      ),
  })

export const giftRegistrationTopic = defineLocalizedTopic({
  name: 'gift-registration',
  file: data,
  list: 'products',
  schemaOf,
})

/** Returns the rules of gift registration by language. */
export const giftRegistration = giftRegistrationTopic.content
