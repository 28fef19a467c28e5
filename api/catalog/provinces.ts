// Reads provinces of all countries from the package country-region-data, or from a separate list if the package is
// outdated; provinces.json contains the reason for each country. Do not change the meaning of a code, because addresses
// store it.
import regions from 'country-region-data/data.json' with { type: 'json' }
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import data from './provinces.json' with { type: 'json' }

const isoCode = /^[A-Z0-9]{1,4}$/

const province = z.strictObject({
  /** ISO 3166-2 without the country, or a custom code; the same in every language. */
  code: z.string().check(z.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)),
  name: z.string(),
  /** Name in Thai script. */
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

/** Some codes of the package contain the country; missing codes are derived from the name. */
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

/** Returns a country's provinces; empty if it has no provinces. */
export const provincesOf = (countryCode: string): Province[] => byCountry.get(countryCode) ?? []

/** Returns `undefined` for an unknown code. */
export const provinceOf = (countryCode: string, code: string): Province | undefined =>
  provincesOf(countryCode).find((each) => each.code === code)

/** Returns the name, in Thai script for Thai readers if available. */
export const provinceIn = (language: Language, { name, thai = name }: Province) =>
  language === 'th' ? thai : name

/** Converts `Saint Peter's` to SAINT-PETER-S. */
function codeOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  return plain.match(/[A-Z0-9]+/g)?.join('-') ?? ''
}
