// Handles suggestions and the search over products, gifts, magazine, courses, questions and pages.
import { folded } from '#shared/folded.ts'
import type { Handlers } from '../http/operation.ts'
import type { Language } from '../locale/language.ts'
import { conceptsIn } from './concepts.ts'
import { correctedConcepts } from './corrected.ts'
import { searchKinds } from './kinds.ts'
import type { GradedGroup, Search } from './searchable.ts'
import { suggestionsFor } from './suggestions.ts'
import { strong } from './textIndex.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Maximum number of results of each kind, and of a single kind. */
const fewResults = 4
const manyResults = 50

/** Share of the concepts that must occur in a text if a query has at least 3 concepts and no text contains all. */
const enough = 0.6

export const search: Handlers<'search'> = {
  async searchHub({ member, language, query: { query, kind }, now }) {
    const indexes = await Promise.all(
      searchKinds.map(async (each) => ({
        kind: each.kind,
        ...(await each.open({ member, language, now })),
      })),
    )
    const searched = indexes.filter((each) => kind === undefined || each.kind === kind)
    const most = kind === undefined ? fewResults : manyResults
    const find = (request: Search) => searched.flatMap((each) => each.find(request, most))
    const vocabularies = indexes.map(({ vocabulary }) => vocabulary)
    return { groups: sorted(bestGroups(find, { language, query, vocabularies })) }
  },

  getSearchSuggestions: async ({ db, member, language, now }) =>
    await suggestionsFor({ db, member, language, now }),
}

type Find = (search: Search) => GradedGroup[]
type Source = { language: Language; query: string; vocabularies: readonly Vocabulary[] }

/**
 * Returns the results of the strictest search that has results. Tolerant searches must match well, so that a query
 * returns no results instead of unrelated ones.
 */
function bestGroups(find: Find, { language, query, vocabularies }: Source): GradedGroup[] {
  const plain = language === 'vn' ? folded(query) : query.toLowerCase()
  const concepts = conceptsIn(language, query)
  const exact = find({ concepts, least: concepts.length, query })
  if (exact.some(({ grade }) => grade >= strong)) return exact
  const corrected = correctedConcepts(language, plain, vocabularies) ?? conceptsIn(language, plain)
  const similar = find({ concepts: corrected, least: corrected.length }).filter(
    ({ grade }) => grade >= (plain === query.toLowerCase() ? strong : withoutAccents),
  )
  if (similar.length > 0) return similar
  if (exact.length > 0) return exact
  return find({ concepts: corrected, least: Math.ceil(corrected.length * enough) }).filter(isRelevant)
}

/** Minimum grade of results that ignore the accents of a query, because many words differ only by accents. */
const withoutAccents = 2.9

const isRelevant = ({ grade }: GradedGroup) => grade >= strong

/** Sorts groups by relevance; groups with about the same relevance stay in the order of the kinds. */
const sorted = (groups: readonly GradedGroup[]) =>
  groups.toSorted((a, b) => Math.floor(b.grade) - Math.floor(a.grade)).map(({ group }) => group)
