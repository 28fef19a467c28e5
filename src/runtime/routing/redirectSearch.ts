// Type and validation of the `redirect` query parameter. The validation of its target is in another module, because the
// first load of every page contains this one.

export type RedirectSearch = {
  redirect?: string
  /** Referrer of the visit, such as `activity_RegistryWeekend`. */
  source?: string
}

/** Validates the parameter as a string; preserves the rest of the query. */
export const redirectSearch = (search: Record<string, unknown>): RedirectSearch =>
  typeof search.redirect === 'string'
    ? { ...search, redirect: search.redirect }
    : { ...search, redirect: undefined }
