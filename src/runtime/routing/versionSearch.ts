// The search of a legal text's page: which version is read, and of which country.
import { countryCodeField, legalVersionNameField } from '../../../generated/parameters.ts'
import { searchOf } from './search.ts'

const read = searchOf({ version: legalVersionNameField, country: countryCodeField })

/** The version in force in the reader's own country without them; everything else in the query is kept. */
export const versionSearch = (search: Record<string, unknown>): ReturnType<typeof read> => ({
  ...search,
  ...read(search),
})
