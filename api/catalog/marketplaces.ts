// Reads marketplaces, which sell the products in addition to the brand's shop, with the format of their order numbers.
// Each country has one marketplace.
import * as z from 'zod/mini'
import data from './marketplaces.json' with { type: 'json' }
import { country, field } from './schema.ts'
import { defineTopic } from './topic.ts'

const marketplace = z
  .strictObject({
    countryCode: field('Country', country),
    name: z.string(),
    url: z.url(),
    orderNumberPattern: field('Pattern of order numbers', z.string().check(z.regex(/^\^.*\$$/))),
    orderNumberExample: field('Example of an order number', z.string()),
  })
  .check(
    z.refine(
      ({ orderNumberPattern, orderNumberExample }) => new RegExp(orderNumberPattern).test(orderNumberExample),
      '`orderNumberExample` must match `orderNumberPattern`',
    ),
  )

const schema = z
  .array(marketplace)
  .check(
    z.refine(
      (all) => new Set(all.map(({ countryCode }) => countryCode)).size === all.length,
      '`countryCode` must be unique',
    ),
  )

export const marketplacesTopic = defineTopic({ name: 'marketplaces', file: data, key: 'countryCode', schema })
export const marketplaces = marketplacesTopic.content
