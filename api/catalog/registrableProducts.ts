// Reads products that can be registered for an extended warranty, and the rules of warranties.
import * as z from 'zod/mini'
import data from './registrable-products.json' with { type: 'json' }
import warrantyData from './warranty.json' with { type: 'json' }
import { aboutBaby, byId, localized, picture, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(1))

const product = z
  .strictObject({
    id: slug,
    picture,
    aboutBaby,
    /** Regular expression for a normalized serial number: in upper case, without spaces and dashes. */
    serialPattern: z.string().check(z.startsWith('^'), z.endsWith('$')),
    serialExample: z.string(),
    warrantyMonths: z.int().check(z.gte(0)),
    /** Number of months that a registration adds to the warranty. */
    extraMonths: z.int().check(z.gte(1)),
    /** Number of days after the purchase within which the product can be registered. */
    registerWithinDays: days,
    name: localized,
    hint: localized,
  })
  .check(
    z.refine(
      ({ serialPattern, serialExample }) => new RegExp(serialPattern).test(serialExample),
      '`serialExample` must match `serialPattern`',
    ),
  )
export type RegistrableProduct = z.infer<typeof product>

export const registrableProductsTopic = defineTopic({
  name: 'registrable-products',
  file: data,
  schema: byId(z.array(product)),
})

/** Returns products by id. */
export const registrableProducts = registrableProductsTopic.content

const rules = z.strictObject({
  /** Number of days for which a transfer code is valid. */
  transferDays: days,
  /** Threshold in days: if a warranty ends within this number of days, its owner is notified once. */
  endsSoonDays: days,
  /**
   * Maximum number of products that a member may register without a receipt. For a member with receipts, the back
   * office can register more products.
   */
  unprovenAtMost: z.int().check(z.gte(1)),
})

export const warrantyTopic = defineTopic({ name: 'warranty', file: warrantyData, schema: rules })

/** Returns the rules of warranties. */
export const warranty = warrantyTopic.content
