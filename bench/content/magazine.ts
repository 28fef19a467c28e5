// Builds a magazine with many articles, and new data of topics in which one entry is changed.
import type { Topic } from '#api/catalog/topic.ts'
import { applyEdits, entriesOf } from '#api/content/entries.ts'
import { isObject } from '#shared/unknown.ts'
import magazineFile from '#api/catalog/magazine/2026-11.json' with { type: 'json' }

/** Number of articles of an issue. */
const articlesOfIssue = 8

/** Returns issues with articles of the usual length, newest first. */
export function magazineWith(articles: number): object[] {
  const [article] = magazineFile.articles
  const issues = Math.ceil(articles / articlesOfIssue)
  return Array.from({ length: issues }, (_, index) => {
    const month = issues - 1 - index
    const id = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    return {
      ...magazineFile,
      id,
      publishedOn: `${id}-01`,
      articles: Array.from({ length: articlesOfIssue }, (_article, n) => ({
        ...article,
        id: `${id}-${n + 1}`,
      })),
    }
  })
}

/** Returns the data of the topic with another English text in one entry; the same data if it has no texts. */
export function withText(topic: Topic, data: object, text: string): object {
  for (const { id, data: entry } of entriesOf(topic, data)) {
    const edited = withEnglish(entry, text)
    if (edited !== undefined) return applyEdits(topic, data, [{ entry: id, data: edited, after: null }])
  }
  return data
}

/** Replaces the first English text; `undefined` if the value has no text. */
export function withEnglish(value: unknown, text: string): unknown {
  if (isObject(value) && typeof value.en === 'string' && 'th' in value) return { ...value, en: text }
  if (Array.isArray(value)) return undefined
  if (!isObject(value)) return undefined
  for (const [name, child] of Object.entries(value)) {
    const edited = withEnglish(child, text)
    if (edited !== undefined) return { ...value, [name]: edited }
  }
  return undefined
}
