// Query parameters of a page with a legal text: version and country.
import { countryCodeField } from '#generated/parameters.ts'
import { searchOf, type Field } from '#src/client/search.ts'

/** Version of the text. Any string is accepted: an unknown version returns 404. */
const version: Field<string> = (value) => (typeof value === 'string' ? value : undefined)

const fields = { version, country: countryCodeField }
const read = searchOf(fields)

/** Names of the query parameters that select the text of the page. */
export const versionFields = Object.keys(fields)

/**
 * Validates the parameters and preserves the rest of the query. Without parameters the page shows the current version
 * for the reader's country.
 */
export const versionSearch = (search: Record<string, unknown>): ReturnType<typeof read> => ({
  ...search,
  ...read(search),
})
