// Reads marketplaces that sell the products besides the shop, one per country, and the format of their order numbers.
import * as z from 'zod/mini'
import data from './marketplaces.json' with { type: 'json' }

const marketplace = z
  .strictObject({
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    name: z.string(),
    url: z.url(),
    orderNumberPattern: z.string().check(z.regex(/^\^.*\$$/)),
    orderNumberExample: z.string(),
  })
  .check(
    z.refine(
      ({ orderNumberPattern, orderNumberExample }) => new RegExp(orderNumberPattern).test(orderNumberExample),
      'the example matches the pattern',
    ),
  )

export const marketplaces = z
  .array(marketplace)
  .check(
    z.refine(
      (all) => new Set(all.map(({ countryCode }) => countryCode)).size === all.length,
      'one marketplace a country',
    ),
  )
  .parse(data)
