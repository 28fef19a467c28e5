// Makes a topic of the catalog searchable. The index of a topic is built on the first search in a language, and again
// only after the topic was published. Searches of other versions, such as previews, have separate indexes.
import type { components } from '#generated/schema.d.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import type { Concept } from './concepts.ts'
import { strong, textIndex, type Match, type SearchText, type TextIndex } from './textIndex.ts'
import type { Vocabulary } from './vocabulary.ts'

type Schemas = components['schemas']

/** Reader of the results: a member, or `null` for a visitor. */
export type Searcher = { member: Member | null; language: Language; now: Date }

type Parts<Entry> = {
  kind: Schemas['SearchGroup']['kind']
  /** Returns the content of the topic, which is the same object for all reads of a version. */
  content: () => object
  entries: () => readonly Entry[]
  textsOf: (entry: Entry, language: Language) => SearchText
  /** Returns a function that determines which entries the reader may see. */
  visibility: (searcher: Searcher) => (entry: Entry) => boolean
  itemOf: (entry: Entry, language: Language) => Schemas['SearchItem']
}

/** Concepts to search for. `least`: number of concepts that must occur. `query`: the query as typed. */
export type Search = { concepts: readonly Concept[]; least: number; query?: string }

/** Results of a kind, and the grade of the best one. */
export type GradedGroup = { grade: number; group: Schemas['SearchGroup'] }

export type OpenIndex = {
  vocabulary: Vocabulary
  find: (search: Search, most: number) => GradedGroup[]
}

export type Searchable = {
  kind: Schemas['SearchGroup']['kind']
  /** Returns the index of the current version; waits until it is complete. */
  open: (searcher: Searcher) => Promise<OpenIndex>
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
      return {
        vocabulary: index,
        find(search, most) {
          const visible = matchesOf(index, search, searcher.language).flatMap((match) => {
            const entry = version.entries[match.at]
            return entry !== undefined && isVisible(entry) ? { ...match, entry } : []
          })
          const best = relevant(visible)
          const items = best.slice(0, most).map(({ entry }) => parts.itemOf(entry, searcher.language))
          const [first] = best
          return first ? [{ grade: first.grade, group: { kind, total: best.length, items } }] : []
        },
      }
    },
  }
}

/** Returns the matches of a search; in Thai, also names that contain the query as a part of a longer word. */
function matchesOf(index: TextIndex, { concepts, least, query }: Search, language: Language): Match[] {
  const matches = index.find(concepts, least)
  if (language !== 'th' || query === undefined) return matches
  const present = new Set(matches.filter(({ grade }) => grade >= strong).map(({ at }) => at))
  const parts = index.findParts(query).filter(({ at }) => !present.has(at))
  const added = new Set(parts.map(({ at }) => at))
  return [...matches.filter(({ at }) => !added.has(at)), ...parts].toSorted(
    (a, b) => b.grade - a.grade || b.score - a.score,
  )
}

/** Omits entries that only mention the query in their text if other entries are about it. */
function relevant<Graded extends Match>(matches: readonly Graded[]): readonly Graded[] {
  const about = matches.filter(({ grade }) => grade >= strong)
  return about.length > 0 ? about : matches
}
