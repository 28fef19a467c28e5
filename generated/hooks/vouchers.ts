// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useSuspenseInfiniteQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseInfiniteQueryOptions,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  BusyResponse,
  FaultResponse,
  GetReferral200,
  GetVoucher200,
  ListReferredFriends200,
  ListReferredFriendsParams,
  ListVouchers200,
  ListVouchersParams,
  NotFoundResponse,
  OpenVoucherInShop200,
  ReleaseVoucher200,
  ReserveVoucher200,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from './membersHub.schemas.ts';

import { transport } from '../../src/client/transport.ts';
import type { ErrorType } from '../../src/client/transport.ts';

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Vouchers, newest first, worth what holds in the member's country. A voucher past `expiresAt` is
 * `expired`, one whose reservation ran out `active` again.
 * @summary The member's vouchers
 */
export const listVouchers = (
    params?: ListVouchersParams,
 signal?: AbortSignal
) => {

      return transport<ListVouchers200>(
      {url: `/api/station/member/voucher/list`, method: 'GET',
        params, signal
    },
      );
    }

export const getListVouchersQueryKey = (params?: ListVouchersParams,) => {
    return [
    "vouchers", "listVouchers", ...(params ? [params] : [])
    ] as const;
    }

export const getListVouchersInfiniteQueryKey = (params?: ListVouchersParams,) => {
    return [
    "vouchers", "listVouchers", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListVouchersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal }) => listVouchers(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVouchersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListVouchersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's vouchers
 */

export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListVouchersSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>, QueryKey, ListVouchersParams['cursor']> = ({ signal, pageParam }) => listVouchers({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListVouchersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListVouchersParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's vouchers
 */

export function useListVouchersSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListVouchersParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One voucher as the list shows it.
 * @summary A voucher
 */
export const getVoucher = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetVoucher200>(
      {url: `/api/station/member/voucher/detail/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetVoucherQueryKey = (id: string,) => {
    return [
    "vouchers", "getVoucher", ...(id ? [id] : [])
    ] as const;
    }

export const getGetVoucherSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVoucherQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoucher>>> = ({ signal }) => getVoucher(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVoucherSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVoucher>>>
export type GetVoucherSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A voucher
 */

export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVoucherSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Holds the voucher for 30 minutes, at most until it expires, and reveals the code that the shop takes. The code stays
 * the same however often it is asked for; a further call begins the 30 minutes anew.
 * @summary Reserve a voucher for an order
 */
export const reserveVoucher = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<ReserveVoucher200>(
      {url: `/api/station/member/voucher/reserve/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      );
    }

export const getReserveVoucherMutationKey = () => ['reserveVoucher', 'vouchers'] as const;

export const getReserveVoucherMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveVoucher>>, TError,ReserveVoucherMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reserveVoucher>>, TError,ReserveVoucherMutationVariables, TContext> => {

const mutationKey = getReserveVoucherMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reserveVoucher>>, ReserveVoucherMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  reserveVoucher(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReserveVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof reserveVoucher>>>

    export type ReserveVoucherMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ReserveVoucherMutationVariables = {id: string}

    /**
 * @summary Reserve a voucher for an order
 */
export const useReserveVoucher = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveVoucher>>, TError,ReserveVoucherMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reserveVoucher>>,
        TError,
        ReserveVoucherMutationVariables,
        TContext
      > => {
      return useMutation(getReserveVoucherMutationOptions(options), queryClient);
    }
    /**
 * Puts a reserved voucher back, as the end of its 30 minutes would. An active one stays as it is.
 * @summary Give a reservation up
 */
export const releaseVoucher = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<ReleaseVoucher200>(
      {url: `/api/station/member/voucher/release/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      );
    }

export const getReleaseVoucherMutationKey = () => ['releaseVoucher', 'vouchers'] as const;

export const getReleaseVoucherMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseVoucher>>, TError,ReleaseVoucherMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof releaseVoucher>>, TError,ReleaseVoucherMutationVariables, TContext> => {

const mutationKey = getReleaseVoucherMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseVoucher>>, ReleaseVoucherMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  releaseVoucher(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReleaseVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof releaseVoucher>>>

    export type ReleaseVoucherMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ReleaseVoucherMutationVariables = {id: string}

    /**
 * @summary Give a reservation up
 */
export const useReleaseVoucher = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseVoucher>>, TError,ReleaseVoucherMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseVoucher>>,
        TError,
        ReleaseVoucherMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseVoucherMutationOptions(options), queryClient);
    }
    /**
 * Reserves the voucher as `reserveVoucher` does and gives the address of the shop of the member's country that applies its
 * code. The page /redirect/shopfiyCoupons goes there.
 * @summary Open the shop with a voucher applied
 */
export const openVoucherInShop = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<OpenVoucherInShop200>(
      {url: `/api/station/member/voucher/openInShop/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      );
    }

export const getOpenVoucherInShopMutationKey = () => ['openVoucherInShop', 'vouchers'] as const;

export const getOpenVoucherInShopMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openVoucherInShop>>, TError,OpenVoucherInShopMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof openVoucherInShop>>, TError,OpenVoucherInShopMutationVariables, TContext> => {

const mutationKey = getOpenVoucherInShopMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openVoucherInShop>>, OpenVoucherInShopMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  openVoucherInShop(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type OpenVoucherInShopMutationResult = NonNullable<Awaited<ReturnType<typeof openVoucherInShop>>>

    export type OpenVoucherInShopMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type OpenVoucherInShopMutationVariables = {id: string}

    /**
 * @summary Open the shop with a voucher applied
 */
export const useOpenVoucherInShop = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openVoucherInShop>>, TError,OpenVoucherInShopMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openVoucherInShop>>,
        TError,
        OpenVoucherInShopMutationVariables,
        TContext
      > => {
      return useMutation(getOpenVoucherInShopMutationOptions(options), queryClient);
    }
    /**
 * The member's own link code, made the first time it is asked for and then kept, what the member and a friend get, and
 * how it went so far. Both are rewarded once, when a friend who registered with the code has proven an account and
 * checked in or redeemed something for the first time. The member is rewarded for `friendsAYear` friends a calendar
 * year (UTC) at most; further friends get theirs all the same.
 * @summary Bring a friend
 */
export const getReferral = (

 signal?: AbortSignal
) => {

      return transport<GetReferral200>(
      {url: `/api/station/member/referral`, method: 'GET', signal
    },
      );
    }

export const getGetReferralQueryKey = () => {
    return [
    "vouchers", "getReferral"
    ] as const;
    }

export const getGetReferralSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferral>>> = ({ signal }) => getReferral(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferral>>>
export type GetReferralSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetReferralSuspense<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSuspense<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSuspense<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bring a friend
 */

export function useGetReferralSuspense<TData = Awaited<ReturnType<typeof getReferral>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferral>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Friends, newest first: the first letter of the first name is all that is told of each.
 * @summary Friends who came by the code
 */
export const listReferredFriends = (
    params?: ListReferredFriendsParams,
 signal?: AbortSignal
) => {

      return transport<ListReferredFriends200>(
      {url: `/api/station/member/referral/friendList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListReferredFriendsQueryKey = (params?: ListReferredFriendsParams,) => {
    return [
    "vouchers", "listReferredFriends", ...(params ? [params] : [])
    ] as const;
    }

export const getListReferredFriendsInfiniteQueryKey = (params?: ListReferredFriendsParams,) => {
    return [
    "vouchers", "listReferredFriends", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListReferredFriendsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReferredFriends>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferredFriendsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferredFriends>>> = ({ signal }) => listReferredFriends(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReferredFriendsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReferredFriends>>>
export type ListReferredFriendsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListReferredFriendsSuspense<TData = Awaited<ReturnType<typeof listReferredFriends>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListReferredFriendsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferredFriendsSuspense<TData = Awaited<ReturnType<typeof listReferredFriends>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferredFriendsSuspense<TData = Awaited<ReturnType<typeof listReferredFriends>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Friends who came by the code
 */

export function useListReferredFriendsSuspense<TData = Awaited<ReturnType<typeof listReferredFriends>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferredFriendsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListReferredFriendsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferredFriends>>, ListReferredFriendsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferredFriendsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferredFriends>>, QueryKey, ListReferredFriendsParams['cursor']> = ({ signal, pageParam }) => listReferredFriends({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferredFriendsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferredFriends>>>
export type ListReferredFriendsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListReferredFriendsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferredFriends>>, ListReferredFriendsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListReferredFriendsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferredFriendsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferredFriends>>, ListReferredFriendsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferredFriendsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferredFriends>>, ListReferredFriendsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Friends who came by the code
 */

export function useListReferredFriendsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferredFriends>>, ListReferredFriendsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListReferredFriendsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferredFriends>>, TError, TData, QueryKey, ListReferredFriendsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferredFriendsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

