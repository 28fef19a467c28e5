// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getCoins, listCoinMovements, getCoinMovement, listMallProducts, getMallProduct, setMallWish, redeemMallProduct, listRedemptions, getRedemption, cancelRedemption } from '../calls/coins.ts'

/** Balance and what becomes of it */
export const useGetCoins = (input: Input<'getCoins'>) => useSuspenseQuery(getCoins.query(input))

/** History of coins */
export const useListCoinMovements = (input: PagesInput<'listCoinMovements'>) => useSuspenseInfiniteQuery(listCoinMovements.pages(input))

/** One movement with its lots */
export const useGetCoinMovement = (input: Input<'getCoinMovement'>) => useSuspenseQuery(getCoinMovement.query(input))

/** The points mall */
export const useListMallProducts = (input: Input<'listMallProducts'>) => useSuspenseQuery(listMallProducts.query(input))

/** A product of the points mall */
export const useGetMallProduct = (input: Input<'getMallProduct'>) => useSuspenseQuery(getMallProduct.query(input))

/** Save for a product */
export const useSetMallWish = (options?: WriteOptions<'setMallWish'>) => useMutation({ ...options, ...setMallWish.mutation })

/** Redeem a product */
export const useRedeemMallProduct = (options?: WriteOptions<'redeemMallProduct'>) => useMutation({ ...options, ...redeemMallProduct.mutation })

/** What the member redeemed */
export const useListRedemptions = (input: PagesInput<'listRedemptions'>) => useSuspenseInfiniteQuery(listRedemptions.pages(input))

/** One redemption */
export const useGetRedemption = (input: Input<'getRedemption'>) => useSuspenseQuery(getRedemption.query(input))

/** Cancel a redemption */
export const useCancelRedemption = (options?: WriteOptions<'cancelRedemption'>) => useMutation({ ...options, ...cancelRedemption.mutation })
