// The `redirect` query's type and validation, apart from the rule where it may lead: every visitor's first load carries this.

export type RedirectSearch = {
  redirect?: string
  /** Who sent the visitor here, such as `activity_RegistryWeekend`. */
  source?: string
}

/** The parameter as text or not at all; everything else in the query is kept. */
export const redirectSearch = (search: Record<string, unknown>): RedirectSearch =>
  typeof search.redirect === 'string'
    ? { ...search, redirect: search.redirect }
    : { ...search, redirect: undefined }
