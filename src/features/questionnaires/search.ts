// Query parameters of a result page.

/** `code`: shows the field for a claim code of another device. */
export type ResultSearch = { step?: 'code' }

/** Preserves the rest of the query. */
export const resultSearch = (search: Record<string, unknown>): ResultSearch => ({
  ...search,
  step: search.step === 'code' ? 'code' : undefined,
})
