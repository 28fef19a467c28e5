// Defines the test cases for operations of the tag `search`.
import type { Cases } from './case.ts'

export const search: Cases<'search'> = {
  searchHub: { right: async () => ({ query: { query: 'night light' } }) },
  getSearchSuggestions: { right: async () => ({}) },
}
