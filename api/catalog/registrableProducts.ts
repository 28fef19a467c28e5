// Products whose warranty a registration extends, and what warranties know of time.
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
    /** What a serial number looks like without blanks and dashes, in capitals. */
    serialPattern: z.string().check(z.startsWith('^'), z.endsWith('$')),
    serialExample: z.string(),
    warrantyMonths: z.int().check(z.gte(0)),
    /** What a registration adds to the warranty. */
    extraMonths: z.int().check(z.gte(1)),
    /** How long after the purchase it is possible. */
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
    /** How long a code hands a product over. */
    transferDays: days,
    /** A warranty ends soon so many days before its last; its owner is told once then. */
    endsSoonDays: days,
    /** So many one member may register by their word alone; a receipt brings more, at the desk. */
    unprovenAtMost: z.int().check(z.gte(1)),
  })
  .parse(warrantyData)
