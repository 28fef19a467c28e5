// Makes a topic of the catalog searchable. The index of a topic is built on the first search in a language, and again
// only after the topic was published. Searches of other versions, such as previews, have separate indexes.
import type { components } from '#generated/schema.d.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { textIndex, type SearchText, type TextIndex, type Tolerance } from './textIndex.ts'

type Schemas = components['schemas']

/** Reader of the results: a member, or `null` for a visitor. */
export type Searcher = { member: Member | null; language: Language; now: Date }

type Parts<Entry> = {
  kind: Schemas['SearchKind']
  /** Returns the content of the topic, which is the same object for all reads of a version. */
  content: () => object
  entries: () => readonly Entry[]
  textsOf: (entry: Entry, language: Language) => SearchText
  /** Returns a function that determines which entries the reader may see. */
  visibility: (searcher: Searcher) => (entry: Entry) => boolean
  itemOf: (entry: Entry, language: Language) => Schemas['SearchItem']
}

export type Searchable = {
  kind: Schemas['SearchKind']
  /** Returns a function that searches the current version; waits until its index is complete. */
  open: (
    searcher: Searcher,
  ) => Promise<(query: string, tolerance: Tolerance, most: number) => Schemas['SearchGroup'][]>
}

export function searchable<Entry>({ kind, content, ...parts }: Parts<Entry>): Searchable {
  type Version = { entries: readonly Entry[]; indexes: Map<Language, Promise<TextIndex>> }
  const versions = new WeakMap<object, Version>()

  function versionOf(): Version {
    const key = content()
    const stored = versions.get(key)
    if (stored) return stored
    const version: Version = { entries: parts.entries(), indexes: new Map() }
    versions.set(key, version)
    return version
  }

  function indexOf({ entries, indexes }: Version, language: Language): Promise<TextIndex> {
    const stored = indexes.get(language)
    if (stored) return stored
    const index = textIndex(
      language,
      entries.map((entry) => parts.textsOf(entry, language)),
    )
    indexes.set(language, index)
    return index
  }

  return {
    kind,
    async open(searcher) {
      const version = versionOf()
      const index = await indexOf(version, searcher.language)
      const isVisible = parts.visibility(searcher)
      return (query, tolerance, most) => {
        const matches = index
          .find(query, tolerance)
          .flatMap((at) => version.entries[at] ?? [])
          .filter(isVisible)
        const items = matches.slice(0, most).map((entry) => parts.itemOf(entry, searcher.language))
        return items.length > 0 ? [{ kind, total: matches.length, items }] : []
      }
    },
  }
}
