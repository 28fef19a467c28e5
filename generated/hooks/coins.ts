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
  CancelRedemption200,
  FaultResponse,
  GetCoinMovement200,
  GetCoins200,
  GetMallProduct200,
  ListCoinMovements200,
  ListCoinMovementsParams,
  ListMallProducts200,
  ListMallProductsParams,
  ListRedemptions200,
  ListRedemptionsParams,
  NotFoundResponse,
  RedeemMallProduct200,
  RedeemRequest,
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
 * The coins that can be spent now, how many of them expire when, and what was earned and spent in the running month of
 * the member's own calendar. Coins expire at the end (UTC) of the month twelve months after they were earned; those
 * that expire first are spent first.
 * @summary Balance and what becomes of it
 */
export const getCoins = (

 signal?: AbortSignal
) => {

      return transport<GetCoins200>(
      {url: `/api/station/member/coins`, method: 'GET', signal
    },
      );
    }

export const getGetCoinsQueryKey = () => {
    return [
    "coins", "getCoins"
    ] as const;
    }

export const getGetCoinsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCoins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoins>>> = ({ signal }) => getCoins(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCoinsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCoins>>>
export type GetCoinsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetCoinsSuspense<TData = Awaited<ReturnType<typeof getCoins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinsSuspense<TData = Awaited<ReturnType<typeof getCoins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinsSuspense<TData = Awaited<ReturnType<typeof getCoins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balance and what becomes of it
 */

export function useGetCoinsSuspense<TData = Awaited<ReturnType<typeof getCoins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Everything that was earned, spent, expired or returned, newest first, each with what for and the balance it left. That
 * balance still counts coins past their last day until their expiry is written down, which happens daily.
 * @summary History of coins
 */
export const listCoinMovements = (
    params?: ListCoinMovementsParams,
 signal?: AbortSignal
) => {

      return transport<ListCoinMovements200>(
      {url: `/api/station/member/coins/movementList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListCoinMovementsQueryKey = (params?: ListCoinMovementsParams,) => {
    return [
    "coins", "listCoinMovements", ...(params ? [params] : [])
    ] as const;
    }

export const getListCoinMovementsInfiniteQueryKey = (params?: ListCoinMovementsParams,) => {
    return [
    "coins", "listCoinMovements", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListCoinMovementsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoinMovements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinMovementsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinMovements>>> = ({ signal }) => listCoinMovements(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoinMovementsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinMovements>>>
export type ListCoinMovementsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListCoinMovementsSuspense<TData = Awaited<ReturnType<typeof listCoinMovements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListCoinMovementsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMovementsSuspense<TData = Awaited<ReturnType<typeof listCoinMovements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMovementsSuspense<TData = Awaited<ReturnType<typeof listCoinMovements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of coins
 */

export function useListCoinMovementsSuspense<TData = Awaited<ReturnType<typeof listCoinMovements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinMovementsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCoinMovementsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCoinMovements>>, ListCoinMovementsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinMovementsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinMovements>>, QueryKey, ListCoinMovementsParams['cursor']> = ({ signal, pageParam }) => listCoinMovements({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinMovementsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinMovements>>>
export type ListCoinMovementsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListCoinMovementsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCoinMovements>>, ListCoinMovementsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListCoinMovementsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMovementsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCoinMovements>>, ListCoinMovementsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMovementsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCoinMovements>>, ListCoinMovementsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of coins
 */

export function useListCoinMovementsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCoinMovements>>, ListCoinMovementsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListCoinMovementsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listCoinMovements>>, TError, TData, QueryKey, ListCoinMovementsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinMovementsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A movement of coins and the lots behind it, those that expire together as one: the lot that coins came in, or the lots
 * they were taken from or given back to.
 * @summary One movement with its lots
 */
export const getCoinMovement = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetCoinMovement200>(
      {url: `/api/station/member/coins/movement/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetCoinMovementQueryKey = (id: string,) => {
    return [
    "coins", "getCoinMovement", ...(id ? [id] : [])
    ] as const;
    }

export const getGetCoinMovementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCoinMovement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinMovementQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinMovement>>> = ({ signal }) => getCoinMovement(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCoinMovementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinMovement>>>
export type GetCoinMovementSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetCoinMovementSuspense<TData = Awaited<ReturnType<typeof getCoinMovement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinMovementSuspense<TData = Awaited<ReturnType<typeof getCoinMovement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinMovementSuspense<TData = Awaited<ReturnType<typeof getCoinMovement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One movement with its lots
 */

export function useGetCoinMovementSuspense<TData = Awaited<ReturnType<typeof getCoinMovement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoinMovement>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinMovementSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * All products that the mall shows in this member's country, with what each costs, what is left of it and whether she may
 * have it now: `eligibility` tells what is in the way (`FROM_LEVEL_2`, `OPENS_LATER`, `CLOSED`, `LIMIT_REACHED`, `SOLD_OUT`,
 * `NOT_ENOUGH_COINS`).
 * @summary The points mall
 */
export const listMallProducts = (
    params?: ListMallProductsParams,
 signal?: AbortSignal
) => {

      return transport<ListMallProducts200>(
      {url: `/api/station/member/mall/productList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListMallProductsQueryKey = (params?: ListMallProductsParams,) => {
    return [
    "coins", "listMallProducts", ...(params ? [params] : [])
    ] as const;
    }

export const getListMallProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMallProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListMallProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMallProductsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMallProducts>>> = ({ signal }) => listMallProducts(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMallProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMallProducts>>>
export type ListMallProductsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMallProductsSuspense<TData = Awaited<ReturnType<typeof listMallProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListMallProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMallProductsSuspense<TData = Awaited<ReturnType<typeof listMallProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMallProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMallProductsSuspense<TData = Awaited<ReturnType<typeof listMallProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMallProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The points mall
 */

export function useListMallProductsSuspense<TData = Awaited<ReturnType<typeof listMallProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMallProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMallProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMallProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One product as the list shows it, also one that is not for her country: `eligibility` then says `NOT_IN_REGION`.
 * @summary A product of the points mall
 */
export const getMallProduct = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetMallProduct200>(
      {url: `/api/station/member/mall/product/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetMallProductQueryKey = (id: string,) => {
    return [
    "coins", "getMallProduct", ...(id ? [id] : [])
    ] as const;
    }

export const getGetMallProductSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMallProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMallProductQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMallProduct>>> = ({ signal }) => getMallProduct(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMallProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMallProduct>>>
export type GetMallProductSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetMallProductSuspense<TData = Awaited<ReturnType<typeof getMallProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMallProductSuspense<TData = Awaited<ReturnType<typeof getMallProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMallProductSuspense<TData = Awaited<ReturnType<typeof getMallProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A product of the points mall
 */

export function useGetMallProductSuspense<TData = Awaited<ReturnType<typeof getMallProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMallProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMallProductSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes the price in coins, one of the stock, and either reserves a parcel to one of the member's addresses, kept as it is
 * now, or gives the voucher at once. All of it happens or nothing does. Asking again without a key redeems another
 * one, up to `perMember`.
 * @summary Redeem a product
 */
export const redeemMallProduct = (
    redeemRequest: RedeemRequest,
 signal?: AbortSignal
) => {

      return transport<RedeemMallProduct200>(
      {url: `/api/station/member/mall/redeem`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: redeemRequest, signal
    },
      );
    }

export const getRedeemMallProductMutationKey = () => ['redeemMallProduct', 'coins', 'vouchers', 'membership', 'session'] as const;

export const getRedeemMallProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemMallProduct>>, TError,RedeemMallProductMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemMallProduct>>, TError,RedeemMallProductMutationVariables, TContext> => {

const mutationKey = getRedeemMallProductMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemMallProduct>>, RedeemMallProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemMallProduct(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RedeemMallProductMutationResult = NonNullable<Awaited<ReturnType<typeof redeemMallProduct>>>
    export type RedeemMallProductMutationBody = RedeemRequest
    export type RedeemMallProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RedeemMallProductMutationVariables = {data: RedeemRequest}

    /**
 * @summary Redeem a product
 */
export const useRedeemMallProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemMallProduct>>, TError,RedeemMallProductMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemMallProduct>>,
        TError,
        RedeemMallProductMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemMallProductMutationOptions(options), queryClient);
    }
    /**
 * Redemptions, newest first. A parcel goes reserved → confirmed → packed → shipped → delivered, or ends cancelled or
 * returned; a voucher is delivered at once.
 * @summary What the member redeemed
 */
export const listRedemptions = (
    params?: ListRedemptionsParams,
 signal?: AbortSignal
) => {

      return transport<ListRedemptions200>(
      {url: `/api/station/member/mall/redemptionList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListRedemptionsQueryKey = (params?: ListRedemptionsParams,) => {
    return [
    "coins", "listRedemptions", ...(params ? [params] : [])
    ] as const;
    }

export const getListRedemptionsInfiniteQueryKey = (params?: ListRedemptionsParams,) => {
    return [
    "coins", "listRedemptions", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListRedemptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRedemptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRedemptions>>> = ({ signal }) => listRedemptions(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRedemptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRedemptions>>>
export type ListRedemptionsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRedemptionsSuspense<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListRedemptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionsSuspense<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionsSuspense<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the member redeemed
 */

export function useListRedemptionsSuspense<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRedemptionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListRedemptionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRedemptions>>, ListRedemptionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRedemptionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRedemptions>>, QueryKey, ListRedemptionsParams['cursor']> = ({ signal, pageParam }) => listRedemptions({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRedemptionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRedemptions>>>
export type ListRedemptionsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRedemptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRedemptions>>, ListRedemptionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListRedemptionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRedemptions>>, ListRedemptionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRedemptions>>, ListRedemptionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the member redeemed
 */

export function useListRedemptionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRedemptions>>, ListRedemptionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData, QueryKey, ListRedemptionsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRedemptionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Calls off a parcel while it is `reserved`: the coins return with the expiry they had and the stock gets its one back.
 * Once it is confirmed, and for a voucher, it is refused. Cancelling again answers the same.
 * @summary Cancel a redemption
 */
export const cancelRedemption = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<CancelRedemption200>(
      {url: `/api/station/member/mall/cancelRedemption/${encodeURIComponent(String(id))}`, method: 'POST', signal
    },
      );
    }

export const getCancelRedemptionMutationKey = () => ['cancelRedemption', 'coins', 'membership', 'session'] as const;

export const getCancelRedemptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRedemption>>, TError,CancelRedemptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelRedemption>>, TError,CancelRedemptionMutationVariables, TContext> => {

const mutationKey = getCancelRedemptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelRedemption>>, CancelRedemptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelRedemption(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelRedemptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelRedemption>>>

    export type CancelRedemptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CancelRedemptionMutationVariables = {id: string}

    /**
 * @summary Cancel a redemption
 */
export const useCancelRedemption = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRedemption>>, TError,CancelRedemptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelRedemption>>,
        TError,
        CancelRedemptionMutationVariables,
        TContext
      > => {
      return useMutation(getCancelRedemptionMutationOptions(options), queryClient);
    }
