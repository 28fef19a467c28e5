// Reads products that can be registered for an extended warranty, and the rules of warranties.
import * as z from 'zod/mini'
import data from './registrable-products.json' with { type: 'json' }
import warrantyData from './warranty.json' with { type: 'json' }
import { aboutBaby, byId, field, localized, localizedName, picture, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(1))

const product = z
  .strictObject({
    id: slug,
    picture,
    aboutBaby,
    serialPattern: field(
      'Pattern of serial numbers',
      z.string().check(z.startsWith('^'), z.endsWith('$')),
      'Regular expression for a normalized serial number: in upper case, without spaces and dashes.',
    ),
    serialExample: field('Example of a serial number', z.string()),
    warrantyMonths: field('Months of warranty', z.int().check(z.gte(0))),
    extraMonths: field(
      'Additional months',
      z.int().check(z.gte(1)),
      'Number of months that a registration adds to the warranty.',
    ),
    registerWithinDays: field(
      'Days to register',
      days,
      'Number of days after the purchase within which the product can be registered.',
    ),
    name: localizedName,
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
  transferDays: field('Days of a transfer code', days, 'Number of days for which a transfer code is valid.'),
  endsSoonDays: field(
    'Days before the notice',
    days,
    'Threshold in days: if a warranty ends within this number of days, its owner is notified once.',
  ),
  unprovenAtMost: field(
    'Products without a receipt',
    z.int().check(z.gte(1)),
    'Maximum number of products that a member may register without a receipt. For a member with receipts, the back office can register more products.',
  ),
})

export const warrantyTopic = defineTopic({ name: 'warranty', file: warrantyData, schema: rules })

/** Returns the rules of warranties. */
export const warranty = warrantyTopic.content
