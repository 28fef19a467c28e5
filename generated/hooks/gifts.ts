// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getGiftBoards, listGifts, getGift, listNewBabyGifts, listMomBirthdayGifts, listBabyBirthdayGifts, claimGift, claimNewBabyGift, claimMomBirthdayGift, claimBabyBirthdayGift, listMyGifts, getMyGift, cancelGiftClaim } from '../calls/gifts.ts'

/** List the boards of the gift page */
export const useGetGiftBoards = (input: Input<'getGiftBoards'>) => useSuspenseQuery(getGiftBoards.query(input))

/** List gifts */
export const useListGifts = (input: PagesInput<'listGifts'>) => useSuspenseInfiniteQuery(listGifts.pages(input))

/** Get a gift */
export const useGetGift = (input: Input<'getGift'>) => useSuspenseQuery(getGift.query(input))

/** List gifts for a new baby */
export const useListNewBabyGifts = (input: Input<'listNewBabyGifts'>) => useSuspenseQuery(listNewBabyGifts.query(input))

/** List gifts for the member's birthday */
export const useListMomBirthdayGifts = (input: Input<'listMomBirthdayGifts'>) => useSuspenseQuery(listMomBirthdayGifts.query(input))

/** List gifts for babies' birthdays */
export const useListBabyBirthdayGifts = (input: Input<'listBabyBirthdayGifts'>) => useSuspenseQuery(listBabyBirthdayGifts.query(input))

/** Claim a gift */
export const useClaimGift = (options?: WriteOptions<'claimGift'>) => useMutation({ ...options, ...claimGift.mutation })

/** Claim the gift for a new baby */
export const useClaimNewBabyGift = (options?: WriteOptions<'claimNewBabyGift'>) => useMutation({ ...options, ...claimNewBabyGift.mutation })

/** Claim the gift for the member's birthday */
export const useClaimMomBirthdayGift = (options?: WriteOptions<'claimMomBirthdayGift'>) => useMutation({ ...options, ...claimMomBirthdayGift.mutation })

/** Claim the gift for a baby's birthday */
export const useClaimBabyBirthdayGift = (options?: WriteOptions<'claimBabyBirthdayGift'>) => useMutation({ ...options, ...claimBabyBirthdayGift.mutation })

/** List the member's gifts */
export const useListMyGifts = (input: PagesInput<'listMyGifts'>) => useSuspenseInfiniteQuery(listMyGifts.pages(input))

/** Get one of the member's gifts */
export const useGetMyGift = (input: Input<'getMyGift'>) => useSuspenseQuery(getMyGift.query(input))

/** Cancel a gift claim */
export const useCancelGiftClaim = (options?: WriteOptions<'cancelGiftClaim'>) => useMutation({ ...options, ...cancelGiftClaim.mutation })
