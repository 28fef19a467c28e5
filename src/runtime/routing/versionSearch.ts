// The search of a legal text's page: which version is read, and of which country.
import { countryCodeField } from '#generated/parameters.ts'
import { searchOf, type Field } from '#src/client/search.ts'

/** Any text: what cannot be a version is one that there is not, whose page is not found. */
const version: Field<string> = (value) => (typeof value === 'string' ? value : undefined)

const fields = { version, country: countryCodeField }
const read = searchOf(fields)

/** Names of the query's fields that change such a page. */
export const versionFields = Object.keys(fields)

/** The version in force in the reader's own country without them; everything else in the query is kept. */
export const versionSearch = (search: Record<string, unknown>): ReturnType<typeof read> => ({
  ...search,
  ...read(search),
})
