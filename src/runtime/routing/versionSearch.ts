// Query parameters of a legal text: version and country.
import { countryCodeField } from '#generated/parameters.ts'
import { searchOf, type Field } from '#src/client/search.ts'

/** Accepts any string: an unknown version returns 404. */
const version: Field<string> = (value) => (typeof value === 'string' ? value : undefined)

const fields = { version, country: countryCodeField }
const read = searchOf(fields)

/** Names of the query parameters that change such a page. */
export const versionFields = Object.keys(fields)

/**
 * Validates the parameters; without them the current version of the reader's country is shown. Preserves the rest of
 * the query.
 */
export const versionSearch = (search: Record<string, unknown>): ReturnType<typeof read> => ({
  ...search,
  ...read(search),
})
