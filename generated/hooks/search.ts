// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Input } from '../../src/client/call.ts'
import { searchHub, getSearchSuggestions } from '../calls/search.ts'

/** Search the hub */
export const useSearchHub = (input: Input<'searchHub'>) => useSuspenseQuery(searchHub.query(input))

/** Get search suggestions */
export const useGetSearchSuggestions = (input: Input<'getSearchSuggestions'>) => useSuspenseQuery(getSearchSuggestions.query(input))
