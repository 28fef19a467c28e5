// Reads several topics with the edits of a change.
import { useQueries } from '@tanstack/react-query'
import { getContentTopic } from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'

/** @returns the topics by name; without topics that are still loading */
export function useTopics(names: readonly string[], change: string): ReadonlyMap<string, ContentTopic> {
  return useQueries({
    queries: names.map((topic) => getContentTopic.query({ topic, change })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.name, data]] : []))),
  })
}
