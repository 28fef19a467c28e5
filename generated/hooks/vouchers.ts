// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listVouchers, getVoucher, reserveVoucher, releaseVoucher, openVoucherInShop, getReferral, listReferredFriends } from '../calls/vouchers.ts'

/** The member's vouchers */
export const useListVouchers = (input: PagesInput<'listVouchers'>) => useSuspenseInfiniteQuery(listVouchers.pages(input))

/** A voucher */
export const useGetVoucher = (input: Input<'getVoucher'>) => useSuspenseQuery(getVoucher.query(input))

/** Reserve a voucher for an order */
export const useReserveVoucher = (options?: WriteOptions<'reserveVoucher'>) => useMutation({ ...options, ...reserveVoucher.mutation })

/** Give a reservation up */
export const useReleaseVoucher = (options?: WriteOptions<'releaseVoucher'>) => useMutation({ ...options, ...releaseVoucher.mutation })

/** Open the shop with a voucher applied */
export const useOpenVoucherInShop = (options?: WriteOptions<'openVoucherInShop'>) => useMutation({ ...options, ...openVoucherInShop.mutation })

/** Bring a friend */
export const useGetReferral = (input: Input<'getReferral'>) => useSuspenseQuery(getReferral.query(input))

/** Friends who came by the code */
export const useListReferredFriends = (input: PagesInput<'listReferredFriends'>) => useSuspenseInfiniteQuery(listReferredFriends.pages(input))
