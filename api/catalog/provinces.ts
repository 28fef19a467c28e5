// Reads provinces of all countries from the package country-region-data. For countries whose data in the package is
// outdated, provinces.json contains a separate list and the reason. Do not change the meaning of a code, because
// addresses store it.
import regions from 'country-region-data/data.json' with { type: 'json' }
import * as z from 'zod/mini'
import type { Language } from '../locale/language.ts'
import data from './provinces.json' with { type: 'json' }

const isoCode = /^[A-Z0-9]{1,4}$/

const province = z.strictObject({
  /** ISO 3166-2 code without the country, or a custom code; the same in every language. */
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
        '`code` of provinces must be unique in a country',
      ),
    ),
})

/** Removes the country from codes of the package that contain it, and derives missing codes from the name. */
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

/** Returns the province with the code; `undefined` for an unknown code. */
export const provinceOf = (countryCode: string, code: string): Province | undefined =>
  provincesOf(countryCode).find((each) => each.code === code)

/**
 * Returns the name of a province: in Thai script if the language is Thai and the name is available, otherwise in Latin
 * script.
 */
export const provinceIn = (language: Language, { name, thai = name }: Province) =>
  language === 'th' ? thai : name

/** Derives the code of a province from its name: `Saint Peter's` → `SAINT-PETER-S`. */
function codeOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  return plain.match(/[A-Z0-9]+/g)?.join('-') ?? ''
}
