// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getCoins, listCoinMovements, getCoinMovement, listMallProducts, getMallProduct, setMallWish, redeemMallProduct, listRedemptions, getRedemption, cancelRedemption } from '../calls/coins.ts'

/** Get the coin balance */
export const useGetCoins = (input: Input<'getCoins'>) => useSuspenseQuery(getCoins.query(input))

/** List the coin history */
export const useListCoinMovements = (input: PagesInput<'listCoinMovements'>) => useSuspenseInfiniteQuery(listCoinMovements.pages(input))

/** Get a coin movement with its lots */
export const useGetCoinMovement = (input: Input<'getCoinMovement'>) => useSuspenseQuery(getCoinMovement.query(input))

/** List the products of the points mall */
export const useListMallProducts = (input: PagesInput<'listMallProducts'>) => useSuspenseInfiniteQuery(listMallProducts.pages(input))

/** Get a product of the points mall */
export const useGetMallProduct = (input: Input<'getMallProduct'>) => useSuspenseQuery(getMallProduct.query(input))

/** Choose the product to save coins for */
export const useSetMallWish = (options?: WriteOptions<'setMallWish'>) => useMutation({ ...options, ...setMallWish.mutation })

/** Redeem a product */
export const useRedeemMallProduct = (options?: WriteOptions<'redeemMallProduct'>) => useMutation({ ...options, ...redeemMallProduct.mutation })

/** List the member's redemptions */
export const useListRedemptions = (input: PagesInput<'listRedemptions'>) => useSuspenseInfiniteQuery(listRedemptions.pages(input))

/** Get a redemption */
export const useGetRedemption = (input: Input<'getRedemption'>) => useSuspenseQuery(getRedemption.query(input))

/** Cancel a redemption */
export const useCancelRedemption = (options?: WriteOptions<'cancelRedemption'>) => useMutation({ ...options, ...cancelRedemption.mutation })
