// Groups the problems of a change, which the server describes in sentences, by entry.
import type { ContentProblem, ContentTopic } from '#generated/backOffice/schema.d.ts'

export type Topics = ReadonlyMap<string, ContentTopic>

/** Returns the sentences on the problems of an entry by path; several sentences on a value are joined. */
export function problemsByPath(
  problems: readonly ContentProblem[],
  place: { topic: string; entry: string | undefined },
): ReadonlyMap<string, string> {
  const ofEntry = problems.filter(({ topic, entry }) => topic === place.topic && entry === place.entry)
  const groups = Map.groupBy(ofEntry, ({ path }) => path)
  return new Map(Array.from(groups, ([path, all]) => [path, all.map(({ text }) => text).join(' ')]))
}
