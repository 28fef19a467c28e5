// Finds changes of legal texts that are effective: members agreed to them, and must be able to read these texts.
import { isDeepStrictEqual } from 'node:util'
import { listOf, objectOf, valueAt } from '#shared/unknown.ts'

type Version = { kind: string; country: string; version: string; effectiveFrom: string; sections: string[] }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const versionsIn = (data: unknown): Version[] =>
  listOf(valueAt(data, 'texts')).map((row) => ({
    kind: textOf(valueAt(row, 'kind')),
    country: textOf(valueAt(row, 'country')),
    version: textOf(valueAt(row, 'version')),
    effectiveFrom: textOf(valueAt(row, 'effectiveFrom')),
    sections: listOf(valueAt(row, 'sections')).map(textOf),
  }))

/** Returns a sentence for each effective text that the new data would change or remove. */
export function legalProblems(before: unknown, after: unknown, now: Date): string[] {
  // Counts a text as effective as soon as its date begins in the first time zone of the world.
  const date = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  const effective = versionsIn(before).filter(({ effectiveFrom }) => effectiveFrom <= date)
  const next = versionsIn(after)
  const texts = effective
    .filter((version) => !next.some((row) => isDeepStrictEqual(row, version)))
    .map(
      ({ kind, country, version }) =>
        `Version ${version} of ${kind}${country && ` for ${country}`} is effective, so it cannot change. Add a version instead.`,
    )
  const [sections, nextSections] = [
    objectOf(valueAt(before, 'sections')),
    objectOf(valueAt(after, 'sections')),
  ]
  const used = new Set(effective.flatMap((version) => version.sections))
  const changed = [...used].filter((id) => !isDeepStrictEqual(sections[id], nextSections[id]))
  return [
    ...texts,
    ...changed.map(
      (id) =>
        `Section ${id} is part of an effective legal text, so it cannot change. Add a section with a new id instead.`,
    ),
  ]
}
