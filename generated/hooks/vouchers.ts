// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listVouchers, getVoucher, reserveVoucher, releaseVoucher, openVoucherInShop, getReferral, setReferralName, getInvitation, listReferredFriends } from '../calls/vouchers.ts'

/** List the member's vouchers */
export const useListVouchers = (input: PagesInput<'listVouchers'>) => useSuspenseInfiniteQuery(listVouchers.pages(input))

/** Get a voucher */
export const useGetVoucher = (input: Input<'getVoucher'>) => useSuspenseQuery(getVoucher.query(input))

/** Reserve a voucher for an order */
export const useReserveVoucher = (options?: WriteOptions<'reserveVoucher'>) => useMutation({ ...options, ...reserveVoucher.mutation })

/** Release a reserved voucher */
export const useReleaseVoucher = (options?: WriteOptions<'releaseVoucher'>) => useMutation({ ...options, ...releaseVoucher.mutation })

/** Get a shop URL that applies a voucher */
export const useOpenVoucherInShop = (options?: WriteOptions<'openVoucherInShop'>) => useMutation({ ...options, ...openVoucherInShop.mutation })

/** Get the member's referral link */
export const useGetReferral = (input: Input<'getReferral'>) => useSuspenseQuery(getReferral.query(input))

/** Show or hide the first name on the member's referral link */
export const useSetReferralName = (options?: WriteOptions<'setReferralName'>) => useMutation({ ...options, ...setReferralName.mutation })

/** Get the invitation behind a referral code */
export const useGetInvitation = (input: Input<'getInvitation'>) => useSuspenseQuery(getInvitation.query(input))

/** List the friends who registered with the code */
export const useListReferredFriends = (input: PagesInput<'listReferredFriends'>) => useSuspenseInfiniteQuery(listReferredFriends.pages(input))
