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
  CancelGiftClaim200,
  ClaimBabyBirthdayGift200,
  ClaimBabyGiftRequest,
  ClaimGift200,
  ClaimGiftRequest,
  ClaimMomBirthdayGift200,
  ClaimMomGiftRequest,
  ClaimNewBabyGift200,
  FaultResponse,
  GetGift200,
  GetGiftBoards200,
  GetMyGift200,
  ListBabyBirthdayGifts200,
  ListGifts200,
  ListGiftsParams,
  ListMomBirthdayGifts200,
  ListMyGifts200,
  ListMyGiftsParams,
  ListNewBabyGifts200,
  NotFoundResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse
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
 * One board for each occasion that gives gifts: how many there are, how many the member can claim now, up to three
 * pictures, and what is in the way where none is open. Gifts that are not given in her country are left out. The
 * boards of a baby stand there only for a member who has one with a due or birth date. `waiting` counts gifts that
 * were won and still have to be claimed.
 * @summary The boards of the gift page
 */
export const getGiftBoards = (

 signal?: AbortSignal
) => {

      return transport<GetGiftBoards200>(
      {url: `/api/station/member/gift/boards`, method: 'GET', signal
    },
      );
    }

export const getGetGiftBoardsQueryKey = () => {
    return [
    "gifts", "getGiftBoards"
    ] as const;
    }

export const getGetGiftBoardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGiftBoards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGiftBoardsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGiftBoards>>> = ({ signal }) => getGiftBoards(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGiftBoardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGiftBoards>>>
export type GetGiftBoardsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetGiftBoardsSuspense<TData = Awaited<ReturnType<typeof getGiftBoards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftBoardsSuspense<TData = Awaited<ReturnType<typeof getGiftBoards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftBoardsSuspense<TData = Awaited<ReturnType<typeof getGiftBoards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The boards of the gift page
 */

export function useGetGiftBoardsSuspense<TData = Awaited<ReturnType<typeof getGiftBoards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGiftBoards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGiftBoardsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The gifts of the catalogue that are given in the member's country, by level first, then by occasion, paged.
 * `type` picks one board. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
 * Gifts for a baby are left out for a member who has none with a due or birth date.
 * @summary All gifts
 */
export const listGifts = (
    params?: ListGiftsParams,
 signal?: AbortSignal
) => {

      return transport<ListGifts200>(
      {url: `/api/station/member/gift/list`, method: 'GET',
        params, signal
    },
      );
    }

export const getListGiftsQueryKey = (params?: ListGiftsParams,) => {
    return [
    "gifts", "listGifts", ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftsInfiniteQueryKey = (params?: ListGiftsParams,) => {
    return [
    "gifts", "listGifts", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGifts>>> = ({ signal }) => listGifts(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGifts>>>
export type ListGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGiftsSuspense<TData = Awaited<ReturnType<typeof listGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListGiftsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftsSuspense<TData = Awaited<ReturnType<typeof listGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftsSuspense<TData = Awaited<ReturnType<typeof listGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All gifts
 */

export function useListGiftsSuspense<TData = Awaited<ReturnType<typeof listGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListGiftsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGifts>>, ListGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGifts>>, QueryKey, ListGiftsParams['cursor']> = ({ signal, pageParam }) => listGifts({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGiftsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGifts>>>
export type ListGiftsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGifts>>, ListGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListGiftsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGifts>>, ListGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGifts>>, ListGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All gifts
 */

export function useListGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGifts>>, ListGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGifts>>, TError, TData, QueryKey, ListGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A gift of the catalogue as it stands for this member. It is answered also where it is not given in her country:
 * `eligibility` then says so.
 * @summary One gift
 */
export const getGift = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetGift200>(
      {url: `/api/station/member/gift/detail/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetGiftQueryKey = (id: string,) => {
    return [
    "gifts", "getGift", ...(id ? [id] : [])
    ] as const;
    }

export const getGetGiftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGiftQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGift>>> = ({ signal }) => getGift(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGiftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGift>>>
export type GetGiftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetGiftSuspense<TData = Awaited<ReturnType<typeof getGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftSuspense<TData = Awaited<ReturnType<typeof getGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGiftSuspense<TData = Awaited<ReturnType<typeof getGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One gift
 */

export function useGetGiftSuspense<TData = Awaited<ReturnType<typeof getGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGift>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGiftSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The member's babies with the days on which each one's gift can be claimed, and the gifts to choose from: one a
 * baby, up to 90 days after birth. A birth date that was changed counts 30 days later. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
 * @summary Gifts for a new baby
 */
export const listNewBabyGifts = (

 signal?: AbortSignal
) => {

      return transport<ListNewBabyGifts200>(
      {url: `/api/station/member/gift/newBabyGiftList`, method: 'GET', signal
    },
      );
    }

export const getListNewBabyGiftsQueryKey = () => {
    return [
    "gifts", "listNewBabyGifts"
    ] as const;
    }

export const getListNewBabyGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNewBabyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewBabyGiftsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewBabyGifts>>> = ({ signal }) => listNewBabyGifts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListNewBabyGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNewBabyGifts>>>
export type ListNewBabyGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListNewBabyGiftsSuspense<TData = Awaited<ReturnType<typeof listNewBabyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewBabyGiftsSuspense<TData = Awaited<ReturnType<typeof listNewBabyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewBabyGiftsSuspense<TData = Awaited<ReturnType<typeof listNewBabyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gifts for a new baby
 */

export function useListNewBabyGiftsSuspense<TData = Awaited<ReturnType<typeof listNewBabyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewBabyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewBabyGiftsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The days on which this year's gift can be claimed, from 7 days before her birthday to 30 days after it, and the
 * gifts to choose from: one a year. A birthday on 29 February is kept on the 28th in other years; one that was
 * changed counts 30 days later. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
 * @summary Gifts for the member's birthday
 */
export const listMomBirthdayGifts = (

 signal?: AbortSignal
) => {

      return transport<ListMomBirthdayGifts200>(
      {url: `/api/station/member/gift/momBirthdayGiftList`, method: 'GET', signal
    },
      );
    }

export const getListMomBirthdayGiftsQueryKey = () => {
    return [
    "gifts", "listMomBirthdayGifts"
    ] as const;
    }

export const getListMomBirthdayGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMomBirthdayGiftsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMomBirthdayGifts>>> = ({ signal }) => listMomBirthdayGifts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMomBirthdayGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMomBirthdayGifts>>>
export type ListMomBirthdayGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMomBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMomBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMomBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gifts for the member's birthday
 */

export function useListMomBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMomBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMomBirthdayGiftsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The member's babies with the days on which each one's next birthday gift can be claimed, from 7 days before the
 * birthday to 30 days after it, and the gifts to choose from: one a baby and year, from the first birthday on. A birth
 * date that was changed counts 30 days later. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
 * @summary Gifts for a baby's birthday
 */
export const listBabyBirthdayGifts = (

 signal?: AbortSignal
) => {

      return transport<ListBabyBirthdayGifts200>(
      {url: `/api/station/member/gift/babyBirthdayGiftList`, method: 'GET', signal
    },
      );
    }

export const getListBabyBirthdayGiftsQueryKey = () => {
    return [
    "gifts", "listBabyBirthdayGifts"
    ] as const;
    }

export const getListBabyBirthdayGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBabyBirthdayGiftsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBabyBirthdayGifts>>> = ({ signal }) => listBabyBirthdayGifts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBabyBirthdayGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBabyBirthdayGifts>>>
export type ListBabyBirthdayGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListBabyBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBabyBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBabyBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gifts for a baby's birthday
 */

export function useListBabyBirthdayGiftsSuspense<TData = Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabyBirthdayGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBabyBirthdayGiftsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Claims a gift by level, by the gift's id, or one that was won, by its id in `gift/myList`. A gift by level is given
 * once a member; stock, coins and claim move together or not at all. A gift that was won is set aside: it costs
 * nothing, waits for no level and is never sold out. The address is kept as it is now. An id that is neither, or an
 * address that is not hers, is not found.
 * @summary Claim a gift
 */
export const claimGift = (
    claimGiftRequest: ClaimGiftRequest,
 signal?: AbortSignal
) => {

      return transport<ClaimGift200>(
      {url: `/api/station/member/gift/claim`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: claimGiftRequest, signal
    },
      );
    }

export const getClaimGiftMutationKey = () => ['claimGift', 'gifts', 'games', 'coins', 'membership', 'session'] as const;

export const getClaimGiftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimGift>>, TError,ClaimGiftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimGift>>, TError,ClaimGiftMutationVariables, TContext> => {

const mutationKey = getClaimGiftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimGift>>, ClaimGiftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimGift(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ClaimGiftMutationResult = NonNullable<Awaited<ReturnType<typeof claimGift>>>
    export type ClaimGiftMutationBody = ClaimGiftRequest
    export type ClaimGiftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ClaimGiftMutationVariables = {data: ClaimGiftRequest}

    /**
 * @summary Claim a gift
 */
export const useClaimGift = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimGift>>, TError,ClaimGiftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimGift>>,
        TError,
        ClaimGiftMutationVariables,
        TContext
      > => {
      return useMutation(getClaimGiftMutationOptions(options), queryClient);
    }
    /**
 * Once a baby, up to 90 days after birth by the member's calendar; see `gift/newBabyGiftList`. A gift, baby or address
 * that is not there is not found.
 * @summary Claim the gift for a new baby
 */
export const claimNewBabyGift = (
    claimBabyGiftRequest: ClaimBabyGiftRequest,
 signal?: AbortSignal
) => {

      return transport<ClaimNewBabyGift200>(
      {url: `/api/station/member/gift/claim/newBabyGift`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: claimBabyGiftRequest, signal
    },
      );
    }

export const getClaimNewBabyGiftMutationKey = () => ['claimNewBabyGift', 'gifts', 'session'] as const;

export const getClaimNewBabyGiftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimNewBabyGift>>, TError,ClaimNewBabyGiftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimNewBabyGift>>, TError,ClaimNewBabyGiftMutationVariables, TContext> => {

const mutationKey = getClaimNewBabyGiftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimNewBabyGift>>, ClaimNewBabyGiftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimNewBabyGift(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ClaimNewBabyGiftMutationResult = NonNullable<Awaited<ReturnType<typeof claimNewBabyGift>>>
    export type ClaimNewBabyGiftMutationBody = ClaimBabyGiftRequest
    export type ClaimNewBabyGiftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ClaimNewBabyGiftMutationVariables = {data: ClaimBabyGiftRequest}

    /**
 * @summary Claim the gift for a new baby
 */
export const useClaimNewBabyGift = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimNewBabyGift>>, TError,ClaimNewBabyGiftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimNewBabyGift>>,
        TError,
        ClaimNewBabyGiftMutationVariables,
        TContext
      > => {
      return useMutation(getClaimNewBabyGiftMutationOptions(options), queryClient);
    }
    /**
 * Once a year, from 7 days before the birthday to 30 days after it; see `gift/momBirthdayGiftList`. A gift or address
 * that is not there is not found.
 * @summary Claim the gift for the member's birthday
 */
export const claimMomBirthdayGift = (
    claimMomGiftRequest: ClaimMomGiftRequest,
 signal?: AbortSignal
) => {

      return transport<ClaimMomBirthdayGift200>(
      {url: `/api/station/member/gift/claim/momBirthdayGift`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: claimMomGiftRequest, signal
    },
      );
    }

export const getClaimMomBirthdayGiftMutationKey = () => ['claimMomBirthdayGift', 'gifts', 'session'] as const;

export const getClaimMomBirthdayGiftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimMomBirthdayGift>>, TError,ClaimMomBirthdayGiftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimMomBirthdayGift>>, TError,ClaimMomBirthdayGiftMutationVariables, TContext> => {

const mutationKey = getClaimMomBirthdayGiftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimMomBirthdayGift>>, ClaimMomBirthdayGiftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimMomBirthdayGift(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ClaimMomBirthdayGiftMutationResult = NonNullable<Awaited<ReturnType<typeof claimMomBirthdayGift>>>
    export type ClaimMomBirthdayGiftMutationBody = ClaimMomGiftRequest
    export type ClaimMomBirthdayGiftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ClaimMomBirthdayGiftMutationVariables = {data: ClaimMomGiftRequest}

    /**
 * @summary Claim the gift for the member's birthday
 */
export const useClaimMomBirthdayGift = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimMomBirthdayGift>>, TError,ClaimMomBirthdayGiftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimMomBirthdayGift>>,
        TError,
        ClaimMomBirthdayGiftMutationVariables,
        TContext
      > => {
      return useMutation(getClaimMomBirthdayGiftMutationOptions(options), queryClient);
    }
    /**
 * Once a baby and year, from 7 days before the birthday to 30 days after it; see `gift/babyBirthdayGiftList`. A gift,
 * baby or address that is not there is not found.
 * @summary Claim the gift for a baby's birthday
 */
export const claimBabyBirthdayGift = (
    claimBabyGiftRequest: ClaimBabyGiftRequest,
 signal?: AbortSignal
) => {

      return transport<ClaimBabyBirthdayGift200>(
      {url: `/api/station/member/gift/claim/babyBirthdayGift`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: claimBabyGiftRequest, signal
    },
      );
    }

export const getClaimBabyBirthdayGiftMutationKey = () => ['claimBabyBirthdayGift', 'gifts', 'session'] as const;

export const getClaimBabyBirthdayGiftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimBabyBirthdayGift>>, TError,ClaimBabyBirthdayGiftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimBabyBirthdayGift>>, TError,ClaimBabyBirthdayGiftMutationVariables, TContext> => {

const mutationKey = getClaimBabyBirthdayGiftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimBabyBirthdayGift>>, ClaimBabyBirthdayGiftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimBabyBirthdayGift(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ClaimBabyBirthdayGiftMutationResult = NonNullable<Awaited<ReturnType<typeof claimBabyBirthdayGift>>>
    export type ClaimBabyBirthdayGiftMutationBody = ClaimBabyGiftRequest
    export type ClaimBabyBirthdayGiftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ClaimBabyBirthdayGiftMutationVariables = {data: ClaimBabyGiftRequest}

    /**
 * @summary Claim the gift for a baby's birthday
 */
export const useClaimBabyBirthdayGift = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimBabyBirthdayGift>>, TError,ClaimBabyBirthdayGiftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimBabyBirthdayGift>>,
        TError,
        ClaimBabyBirthdayGiftMutationVariables,
        TContext
      > => {
      return useMutation(getClaimBabyBirthdayGiftMutationOptions(options), queryClient);
    }
    /**
 * Gifts that were claimed, with their state and parcel, and gifts that were won and wait to be claimed
 * (`state: waiting`): newest first, paged.
 * @summary My gifts
 */
export const listMyGifts = (
    params?: ListMyGiftsParams,
 signal?: AbortSignal
) => {

      return transport<ListMyGifts200>(
      {url: `/api/station/member/gift/myList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListMyGiftsQueryKey = (params?: ListMyGiftsParams,) => {
    return [
    "gifts", "listMyGifts", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyGiftsInfiniteQueryKey = (params?: ListMyGiftsParams,) => {
    return [
    "gifts", "listMyGifts", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGiftsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGifts>>> = ({ signal }) => listMyGifts(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGifts>>>
export type ListMyGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListMyGiftsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My gifts
 */

export function useListMyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGiftsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMyGiftsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyGifts>>, ListMyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGiftsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGifts>>, QueryKey, ListMyGiftsParams['cursor']> = ({ signal, pageParam }) => listMyGifts({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyGiftsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGifts>>>
export type ListMyGiftsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGifts>>, ListMyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListMyGiftsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGifts>>, ListMyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGifts>>, ListMyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My gifts
 */

export function useListMyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyGifts>>, ListMyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyGifts>>, TError, TData, QueryKey, ListMyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGiftsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A claim of the member's, or a gift of hers that waits.
 * @summary One of my gifts
 */
export const getMyGift = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetMyGift200>(
      {url: `/api/station/member/gift/my/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetMyGiftQueryKey = (id: string,) => {
    return [
    "gifts", "getMyGift", ...(id ? [id] : [])
    ] as const;
    }

export const getGetMyGiftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyGiftQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyGift>>> = ({ signal }) => getMyGift(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyGiftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyGift>>>
export type GetMyGiftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetMyGiftSuspense<TData = Awaited<ReturnType<typeof getMyGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGiftSuspense<TData = Awaited<ReturnType<typeof getMyGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyGiftSuspense<TData = Awaited<ReturnType<typeof getMyGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of my gifts
 */

export function useGetMyGiftSuspense<TData = Awaited<ReturnType<typeof getMyGift>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyGift>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyGiftSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Gives back a gift that is still `reserved`: stock and coins return, coins to the lot they came from, and the gift can
 * be claimed again. Cancelling twice is the same as once.
 * @summary Cancel a claim
 */
export const cancelGiftClaim = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<CancelGiftClaim200>(
      {url: `/api/station/member/gift/claim/cancel/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      );
    }

export const getCancelGiftClaimMutationKey = () => ['cancelGiftClaim', 'gifts', 'games', 'coins', 'membership', 'session'] as const;

export const getCancelGiftClaimMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGiftClaim>>, TError,CancelGiftClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelGiftClaim>>, TError,CancelGiftClaimMutationVariables, TContext> => {

const mutationKey = getCancelGiftClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelGiftClaim>>, CancelGiftClaimMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelGiftClaim(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelGiftClaimMutationResult = NonNullable<Awaited<ReturnType<typeof cancelGiftClaim>>>

    export type CancelGiftClaimMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CancelGiftClaimMutationVariables = {id: string}

    /**
 * @summary Cancel a claim
 */
export const useCancelGiftClaim = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGiftClaim>>, TError,CancelGiftClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelGiftClaim>>,
        TError,
        CancelGiftClaimMutationVariables,
        TContext
      > => {
      return useMutation(getCancelGiftClaimMutationOptions(options), queryClient);
    }
