// Reads the products whose purchase members can register for a gift.
import * as z from 'zod/mini'
import { reward } from './campaigns.ts'
import data from './gift-registration.json' with { type: 'json' }
import { inEachLanguage } from './languages.ts'
import { aboutBaby, picture, slug } from './schema.ts'

/** Rules of gift registration by language. */
export const giftRegistration = inEachLanguage(
  (text) =>
    z.strictObject({
      /** Number of days after the purchase within which it can be registered. */
      withinDays: z.int().check(z.gte(1), z.lte(3650)),
      products: z
        .array(z.strictObject({ id: slug, aboutBaby, picture, reward, name: text }))
        .check(
          z.refine(
            (all) => all.some((product) => !product.aboutBaby),
            'at least one product must have `aboutBaby` false',
          ),
        ),
    }),
  data,
)
