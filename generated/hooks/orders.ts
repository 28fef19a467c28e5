// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput } from '../../src/client/call.ts'
import { listOrders, getOrder, getLogistics } from '../calls/orders.ts'

/** List the member's purchases */
export const useListOrders = (input: PagesInput<'listOrders'>) => useSuspenseInfiniteQuery(listOrders.pages(input))

/** Get a purchase */
export const useGetOrder = (input: Input<'getOrder'>) => useSuspenseQuery(getOrder.query(input))

/** Get the tracking of a parcel */
export const useGetLogistics = (input: Input<'getLogistics'>) => useSuspenseQuery(getLogistics.query(input))
