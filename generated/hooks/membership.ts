// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  FaultResponse,
  GetMyMembership200,
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
 * What the hub's home shows of a membership; level names come in the request's language.
 * @summary Level, points and coins
 */
export const getMyMembership = (

 signal?: AbortSignal
) => {

      return transport<GetMyMembership200>(
      {url: `/api/station/member/my/web`, method: 'GET', signal
    },
      );
    }

export const getGetMyMembershipQueryKey = () => {
    return [
    "membership", "getMyMembership"
    ] as const;
    }

export const getGetMyMembershipSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyMembershipQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyMembership>>> = ({ signal }) => getMyMembership(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyMembershipSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyMembership>>>
export type GetMyMembershipSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Level, points and coins
 */

export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyMembershipSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

