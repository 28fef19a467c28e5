// The search of a legal text's page: which version is read, and of which country.

export type VersionSearch = { version?: string | undefined; country?: string | undefined }

/** The version in force in the reader's own country without them; everything else in the query is kept. */
export const versionSearch = (search: Record<string, unknown>): VersionSearch => ({
  ...search,
  version: typeof search.version === 'string' ? search.version : undefined,
  country:
    typeof search.country === 'string' && /^[A-Z]{2}$/.test(search.country) ? search.country : undefined,
})
