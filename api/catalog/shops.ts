// The shop of each country.
import * as z from 'zod/mini'
import data from './shops.json' with { type: 'json' }

const { elsewhere, ...byCountry } = z.catchall(z.object({ elsewhere: z.url() }), z.url()).parse(data)

/** The shop's origin for a country, ISO 3166-1 alpha-2. */
export const shopOf = (countryCode: string): string =>
  Object.hasOwn(byCountry, countryCode) ? (byCountry[countryCode] ?? elsewhere) : elsewhere
