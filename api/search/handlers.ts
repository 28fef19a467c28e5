// Handles suggestions and the search over products, gifts, magazine, courses and questions.
import type { Handlers } from '../http/operation.ts'
import { searchKinds } from './kinds.ts'
import { suggestionsFor } from './suggestions.ts'
import { tolerances } from './textIndex.ts'

/** Maximum number of results of each kind, and of a single kind. */
const fewResults = 4
const manyResults = 50

export const search: Handlers<'search'> = {
  async searchHub({ member, language, query: { query, kind }, now }) {
    const kinds = searchKinds.filter((each) => kind === undefined || each.kind === kind)
    const open = await Promise.all(kinds.map((each) => each.open({ member, language, now })))
    // Accept typos and missing words only if the exact search has no results, so that exact matches are not hidden.
    for (const tolerance of tolerances) {
      const most = kind === undefined ? fewResults : manyResults
      const groups = open.flatMap((find) => find(query, tolerance, most))
      if (groups.length > 0) return { groups }
    }
    return { groups: [] }
  },

  getSearchSuggestions: async ({ db, member, language, now }) =>
    await suggestionsFor({ db, member, language, now }),
}
