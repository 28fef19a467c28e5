// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Input } from '../../src/client/call.ts'
import { searchHub } from '../calls/search.ts'

/** Search the hub */
export const useSearchHub = (input: Input<'searchHub'>) => useSuspenseQuery(searchHub.query(input))
