// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CheckIn200,
  FaultResponse,
  GetCheckIn200,
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
 * The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings
 * and when the day turns, all by the member's own calendar.
 * @summary The state of a check-in game
 */
export const getCheckIn = (
    game: 'normalCheckIn',
 signal?: AbortSignal
) => {

      return transport<GetCheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/checkIn`, method: 'GET', signal
    },
      );
    }

export const getGetCheckInQueryKey = (game: 'normalCheckIn',) => {
    return [
    "games", "getCheckIn", ...(game ? [game] : [])
    ] as const;
    }

export const getGetCheckInSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(game: 'normalCheckIn', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckInQueryKey(game);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckIn>>> = ({ signal }) => getCheckIn(game, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckInSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckIn>>>
export type GetCheckInSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 game: 'normalCheckIn', options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 game: 'normalCheckIn', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 game: 'normalCheckIn', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of a check-in game
 */

export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 game: 'normalCheckIn', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckInSuspenseQueryOptions(game,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Once a member-local date. Grants the day's coins and points through the ledger and answers with the game as it
 * stands then. A second check-in on the same day is refused kindly and grants nothing.
 * @summary Check in for today
 */
export const checkIn = (
    game: 'normalCheckIn',
 signal?: AbortSignal
) => {

      return transport<CheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/checkIn`, method: 'POST', keyed: true, signal
    },
      );
    }

export const getCheckInMutationKey = () => ['checkIn', 'games', 'membership', 'session'] as const;

export const getCheckInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext> => {

const mutationKey = getCheckInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkIn>>, CheckInMutationVariables> = (props) => {
          const {game} = props ?? {};

          return  checkIn(game,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CheckInMutationResult = NonNullable<Awaited<ReturnType<typeof checkIn>>>

    export type CheckInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>
    export type CheckInMutationVariables = {game: 'normalCheckIn'}

    /**
 * @summary Check in for today
 */
export const useCheckIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIn>>,
        TError,
        CheckInMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInMutationOptions(options), queryClient);
    }
