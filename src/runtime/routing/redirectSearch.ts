// Type and validation of the `redirect` query parameter. In a separate module from the target validation, because
// every first load contains this.

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
