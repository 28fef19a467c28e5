// The query of a result's page.

/** `code`: a field for the code of another device. */
export type ResultSearch = { step?: 'code' }

/** Everything else in the query is kept. */
export const resultSearch = (search: Record<string, unknown>): ResultSearch => ({
  ...search,
  step: search.step === 'code' ? 'code' : undefined,
})
