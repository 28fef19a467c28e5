// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput } from '../../src/client/call.ts'
import { listOrders, getOrder, getLogistics } from '../calls/orders.ts'

/** My purchases */
export const useListOrders = (input: PagesInput<'listOrders'>) => useSuspenseInfiniteQuery(listOrders.pages(input))

/** One purchase */
export const useGetOrder = (input: Input<'getOrder'>) => useSuspenseQuery(getOrder.query(input))

/** The way of a parcel */
export const useGetLogistics = (input: Input<'getLogistics'>) => useSuspenseQuery(getLogistics.query(input))
