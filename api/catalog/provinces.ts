// The provinces of all countries: those of the package country-region-data, but our own list where that is outdated;
// provinces.json says why for each country. A code never changes its meaning: addresses keep it.
import regions from 'country-region-data/data.json' with { type: 'json' }
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import data from './provinces.json' with { type: 'json' }

const isoCode = /^[A-Z0-9]{1,4}$/

const province = z.strictObject({
  /** ISO 3166-2 without the country, or our own; the same in every language. */
  code: z.string().check(z.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)),
  name: z.string(),
  /** The name in Thai letters. */
  thai: z.optional(z.string()),
})
export type Province = z.infer<typeof province>

const list = z.strictObject({
  country: z.string(),
  reason: z.optional(z.string()),
  provinces: z
    .array(province)
    .check(
      z.refine(
        (provinces) => new Set(provinces.map(({ code }) => code)).size === provinces.length,
        'a code stands for one province',
      ),
    ),
})

/** Some of the package's codes carry their country; where one is missing, the name makes it. */
const packaged = regions.map(({ countryShortCode: country, regions: provinces }) => ({
  country,
  provinces: provinces.map(({ name, shortCode = '' }: { name: string; shortCode?: string }) => {
    const code = shortCode.replace(`${country}-`, '')
    return { code: isoCode.test(code) ? code : codeOf(name), name }
  }),
}))

const byCountry = new Map(
  z
    .array(list)
    .parse([...packaged, ...data])
    .map(({ country, provinces }) => [country, provinces] as const),
)

/** A country's provinces; none where it has none. */
export const provincesOf = (countryCode: string): Province[] => byCountry.get(countryCode) ?? []

/** `undefined` for what is no code of the country's. */
export const provinceOf = (countryCode: string, code: string): Province | undefined =>
  provincesOf(countryCode).find((each) => each.code === code)

/** Its name: in Thai letters for Thai readers; other provinces have one. */
export const provinceIn = (language: Language, { name, thai = name }: Province) =>
  language === 'th' ? thai : name

/** `Saint Peter's` is SAINT-PETER-S. */
function codeOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  return plain.match(/[A-Z0-9]+/g)?.join('-') ?? ''
}
