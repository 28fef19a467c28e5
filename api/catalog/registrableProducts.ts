// Reads products that can be registered for an extended warranty, and periods of warranties.
import * as z from 'zod/mini'
import data from './registrable-products.json' with { type: 'json' }
import warrantyData from './warranty.json' with { type: 'json' }
import { aboutBaby, localized, picture, slug } from './schema.ts'

const days = z.int().check(z.gte(1))

const product = z
  .strictObject({
    id: slug,
    picture,
    aboutBaby,
    /** Format of a serial number in capitals, without blanks and dashes. */
    serialPattern: z.string().check(z.startsWith('^'), z.endsWith('$')),
    serialExample: z.string(),
    warrantyMonths: z.int().check(z.gte(0)),
    /** Months that a registration adds to the warranty. */
    extraMonths: z.int().check(z.gte(1)),
    /** Days after the purchase within which registration is possible. */
    registerWithinDays: days,
    name: localized,
    hint: localized,
  })
  .check(
    z.refine(
      ({ serialPattern, serialExample }) => new RegExp(serialPattern).test(serialExample),
      'the example is a serial number',
    ),
  )
export type RegistrableProduct = z.infer<typeof product>

export const registrableProducts = new Map(
  z
    .array(product)
    .parse(data)
    .map((entry) => [entry.id, entry]),
)

export const warranty = z
  .strictObject({
    /** Days for which a transfer code is valid. */
    transferDays: days,
    /** Days before the end of a warranty on which its owner is notified once. */
    endsSoonDays: days,
    /**
     * Maximum number of products that a member may register without a receipt; the back office registers more with
     * receipts.
     */
    unprovenAtMost: z.int().check(z.gte(1)),
  })
  .parse(warrantyData)
