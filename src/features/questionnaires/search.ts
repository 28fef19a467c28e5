// Query parameters of a result page.

/** The value `code` shows the field for a claim code from another device. */
export type ResultSearch = { step?: 'code' }

/** Preserves all other query parameters. */
export const resultSearch = (search: Record<string, unknown>): ResultSearch => ({
  ...search,
  step: search.step === 'code' ? 'code' : undefined,
})
