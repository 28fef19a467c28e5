// Selects legal texts by country and date.
import type { components } from '#generated/schema.d.ts'
import { legalSections, legalTitles, legalVersions, type LegalVersion } from '../catalog/legal.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'

type Schemas = components['schemas']
type Wanted = {
  kind: Schemas['LegalKind']
  country: string | null
  version?: string
  language: Language
  now: Date
}

/**
 * Returns the legal text that is in force in the country or, if a version is requested, this version. It may belong to
 * any country, so that links to a version work everywhere.
 * @throws NOT_FOUND if the requested version does not exist or is not in force yet
 */
export function legalText({ kind, country, version, language, now }: Wanted): Schemas['LegalText'] {
  const versions = versionsFor(kind, version === undefined ? country : countryOf(kind, country, version))
  // Hides a legal text until its effective date. The date starts at midnight UTC, in all countries.
  const effectiveTexts = versions.filter(
    ({ effectiveFrom }) => effectiveFrom <= now.toISOString().slice(0, 10),
  )
  const [inForce, ...earlier] = effectiveTexts
  const match =
    version === undefined ? inForce : effectiveTexts.find((edition) => edition.version === version)
  if (!match) return refuse('NOT_FOUND')
  return {
    kind,
    countryCode: match.country,
    version: match.version,
    effectiveFrom: match.effectiveFrom,
    title: legalTitles()[kind][language],
    sections: match.sections.flatMap((id) => {
      const section = legalSections()[id]
      return section ? [{ heading: section.heading[language], text: section.text[language] }] : []
    }),
    earlier: earlier.map(({ version: name, effectiveFrom }) => ({ version: name, effectiveFrom })),
  }
}

/** Returns the versions of the country, newest first. A country without specific texts has the general versions. */
function versionsFor(kind: LegalVersion['kind'], country: string | null): LegalVersion[] {
  const ofKind = legalVersions().filter((edition) => edition.kind === kind)
  const ownTexts = ofKind.filter((edition) => edition.country !== null && edition.country === country)
  return ownTexts.length ? ownTexts : ofKind.filter((edition) => edition.country === null)
}

/** Returns the country of a version. If several countries use the same version name, prefers the reader's country. */
function countryOf(kind: LegalVersion['kind'], country: string | null, version: string): string | null {
  const isNamed = (edition: LegalVersion) => edition.version === version
  if (versionsFor(kind, country).some(isNamed)) return country
  return legalVersions().find((edition) => edition.kind === kind && isNamed(edition))?.country ?? null
}

/** Returns countries with specific legal texts. All other countries use the general texts. */
export const countriesWithTexts = (): ReadonlySet<string> =>
  new Set(legalVersions().flatMap(({ country }) => country ?? []))
