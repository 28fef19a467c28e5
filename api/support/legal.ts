// Legal texts: which one holds where and when.
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
 * The text in force, or the version that is named, of whatever country it is: a link to it opens it everywhere.
 * @throws NOT_FOUND where there is, or was, no such version
 */
export function legalText({ kind, country, version, language, now }: Wanted): Schemas['LegalText'] {
  const versions = versionsFor(kind, version === undefined ? country : countryOf(kind, country, version))
  // Those to come are not shown before their day; it begins in UTC for everybody.
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
    title: legalTitles[kind][language],
    sections: match.sections.flatMap((id) => {
      const section = legalSections[id]
      return section ? [{ heading: section.heading[language], text: section.text[language] }] : []
    }),
    earlier: earlier.map(({ version: name, effectiveFrom }) => ({ version: name, effectiveFrom })),
  }
}

/** The country's own texts, the newest first; the general ones where it has none. */
function versionsFor(kind: LegalVersion['kind'], country: string | null): LegalVersion[] {
  const ofKind = legalVersions.filter((edition) => edition.kind === kind)
  const ownTexts = ofKind.filter((edition) => edition.country !== null && edition.country === country)
  return ownTexts.length ? ownTexts : ofKind.filter((edition) => edition.country === null)
}

/** Whose text a version is: that of the reader's own country, where two countries call theirs alike. */
function countryOf(kind: LegalVersion['kind'], country: string | null, version: string): string | null {
  const isNamed = (edition: LegalVersion) => edition.version === version
  if (versionsFor(kind, country).some(isNamed)) return country
  return legalVersions.find((edition) => edition.kind === kind && isNamed(edition))?.country ?? null
}

/** Countries with a text of their own; everybody else reads the general one. */
export const countriesWithTexts: ReadonlySet<string> = new Set(
  legalVersions.flatMap(({ country }) => country ?? []),
)
