// The search of a legal text's page: which version is read.

/** The version in force without one; everything else in the query is kept. */
export const versionSearch = (search: Record<string, unknown>): { version?: string } => ({
  ...search,
  version: typeof search.version === 'string' ? search.version : undefined,
})
