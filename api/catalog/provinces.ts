// The provinces of all countries: those of the package country-region-data, but our own list where that is outdated;
// provinces.json says why for each country.
import regions from 'country-region-data/data.json' with { type: 'json' }
import * as z from 'zod/mini'
import data from './provinces.json' with { type: 'json' }

const isoCode = /^[A-Z0-9]{1,4}$/

const province = z.strictObject({
  /** ISO 3166-2 without the country; `null` where it names none. */
  code: z.nullable(z.string().check(z.regex(isoCode))),
  name: z.string(),
  /** The name in Thai letters. */
  thai: z.optional(z.string()),
})
export type Province = z.infer<typeof province>

const own = z
  .array(z.strictObject({ country: z.string(), reason: z.string(), provinces: z.array(province) }))
  .check(
    z.refine(
      (lists) =>
        lists.every(({ provinces }) => new Set(provinces.map(({ code }) => code)).size === provinces.length),
      'a code stands for one province',
    ),
  )
  .parse(data)

/** Some of the package's codes carry their country, some are missing. */
const packaged = regions.map(({ countryShortCode: country, regions: list }) => {
  const provinces = list.map(({ name, shortCode = '' }: { name: string; shortCode?: string }): Province => {
    const code = shortCode.replace(`${country}-`, '')
    return { code: isoCode.test(code) ? code : null, name }
  })
  return [country, provinces] as const
})

const byCountry = new Map<string, Province[]>([
  ...packaged,
  ...own.map(({ country, provinces }) => [country, provinces] as const),
])

/** A country's provinces; none where it has none. */
export const provincesOf = (countryCode: string): Province[] => byCountry.get(countryCode) ?? []
