// Query parameters of the search page.
import { searchKindField } from '#generated/parameters.ts'
import { matching, searchOf } from '#src/client/search.ts'

/** Maximum length of a query, as in the contract. */
export const longestQuery = 100

// Shorter than the pattern of the contract, because each first load contains it.
const queryField = matching(/^\P{Cc}+$/u, longestQuery)

export const hubSearch = searchOf({ query: queryField, kind: searchKindField })
export type HubSearch = ReturnType<typeof hubSearch>

/** Returns the query of a search text; `undefined` for an empty text. */
export const queryIn = (text: string): string | undefined => queryField(text.trim())
