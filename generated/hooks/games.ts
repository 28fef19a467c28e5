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
  BuyDrawTickets200,
  BuyTicketsRequest,
  CheckIn200,
  FaultResponse,
  GetCheckIn200,
  GetDraw200,
  GetDrawProof200,
  GetDrawProofParams,
  ListDraws200,
  ListGames200,
  ListLuckyGifts200,
  ListMyLuckyGifts200,
  ListMyLuckyGiftsParams,
  Lottery200,
  LotteryRequest,
  MakeUpCheckIn200,
  MakeUpRequest,
  NotFoundResponse,
  PauseCheckIn200,
  PauseRequest,
  ResumeCheckIn200,
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
 * Every game with its season in the member's country, whether she may play it and why not, and how today stands. The
 * reasons of `eligibility` are `NOT_OPEN_YET`, `OVER`, `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`.
 * @summary All check-in games
 */
export const listGames = (

 signal?: AbortSignal
) => {

      return transport<ListGames200>(
      {url: `/api/station/games`, method: 'GET', signal
    },
      );
    }

export const getListGamesQueryKey = () => {
    return [
    "games", "listGames"
    ] as const;
    }

export const getListGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All check-in games
 */

export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings, what can
 * be made up or paused, and when the day turns, all by the member's own calendar. A game that is not open to her is
 * shown as well; `eligibility` says why and from when.
 * @summary The state of a check-in game
 */
export const getCheckIn = (
    game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',
 signal?: AbortSignal
) => {

      return transport<GetCheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/checkIn`, method: 'GET', signal
    },
      );
    }

export const getGetCheckInQueryKey = (game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',) => {
    return [
    "games", "getCheckIn", ...(game ? [game] : [])
    ] as const;
    }

export const getGetCheckInSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckInQueryKey(game);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckIn>>> = ({ signal }) => getCheckIn(game, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckInSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckIn>>>
export type GetCheckInSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay', options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The state of a check-in game
 */

export function useGetCheckInSuspense<TData = Awaited<ReturnType<typeof getCheckIn>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay', options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckIn>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckInSuspenseQueryOptions(game,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Once a member-local date, while the game is open to her. Grants what the day brings and answers with the game as it
 * stands then. On a day of a pause it ends the pause. A second check-in on the same day is refused kindly and grants
 * nothing.
 * @summary Check in for today
 */
export const checkIn = (
    game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',
 signal?: AbortSignal
) => {

      return transport<CheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/checkIn`, method: 'POST', keyed: 'lasting', signal
    },
      );
    }

export const getCheckInMutationKey = () => ['checkIn', 'games', 'membership', 'session', 'coins', 'vouchers', 'gifts'] as const;

export const getCheckInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
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

    export type CheckInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CheckInMutationVariables = {game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay'}

    /**
 * @summary Check in for today
 */
export const useCheckIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkIn>>, TError,CheckInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkIn>>,
        TError,
        CheckInMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInMutationOptions(options), queryClient);
    }
    /**
 * Checks in for a missed day of the running cycle: takes `makeUps.price` in coins, where there is one, grants what the
 * day brings and counts the streak anew as if the day had never been missed. Each cycle has a few make-up days
 * (`makeUps.left`). Days of other cycles and days of a pause cannot be made up.
 * @summary Make up for a missed day
 */
export const makeUpCheckIn = (
    game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',
    makeUpRequest: MakeUpRequest,
 signal?: AbortSignal
) => {

      return transport<MakeUpCheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/makeUp`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: makeUpRequest, signal
    },
      );
    }

export const getMakeUpCheckInMutationKey = () => ['makeUpCheckIn', 'games', 'membership', 'session', 'coins', 'vouchers', 'gifts'] as const;

export const getMakeUpCheckInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeUpCheckIn>>, TError,MakeUpCheckInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof makeUpCheckIn>>, TError,MakeUpCheckInMutationVariables, TContext> => {

const mutationKey = getMakeUpCheckInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeUpCheckIn>>, MakeUpCheckInMutationVariables> = (props) => {
          const {game,data} = props ?? {};

          return  makeUpCheckIn(game,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type MakeUpCheckInMutationResult = NonNullable<Awaited<ReturnType<typeof makeUpCheckIn>>>
    export type MakeUpCheckInMutationBody = MakeUpRequest
    export type MakeUpCheckInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type MakeUpCheckInMutationVariables = {game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay';data: MakeUpRequest}

    /**
 * @summary Make up for a missed day
 */
export const useMakeUpCheckIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeUpCheckIn>>, TError,MakeUpCheckInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeUpCheckIn>>,
        TError,
        MakeUpCheckInMutationVariables,
        TContext
      > => {
      return useMutation(getMakeUpCheckInMutationOptions(options), queryClient);
    }
    /**
 * Nothing is missed for so many days: the streak waits and the cycle goes on afterwards where it stood. The pause begins
 * today, or tomorrow where today is done already, and takes the place of one that runs. It ends by itself, by
 * `resumeCheckIn` or with the next check-in; days that were not needed can be used again in the same quarter of the year.
 * @summary Pause a streak
 */
export const pauseCheckIn = (
    game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',
    pauseRequest: PauseRequest,
 signal?: AbortSignal
) => {

      return transport<PauseCheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pauseRequest, signal
    },
      );
    }

export const getPauseCheckInMutationKey = () => ['pauseCheckIn', 'games'] as const;

export const getPauseCheckInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseCheckIn>>, TError,PauseCheckInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pauseCheckIn>>, TError,PauseCheckInMutationVariables, TContext> => {

const mutationKey = getPauseCheckInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseCheckIn>>, PauseCheckInMutationVariables> = (props) => {
          const {game,data} = props ?? {};

          return  pauseCheckIn(game,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type PauseCheckInMutationResult = NonNullable<Awaited<ReturnType<typeof pauseCheckIn>>>
    export type PauseCheckInMutationBody = PauseRequest
    export type PauseCheckInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type PauseCheckInMutationVariables = {game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay';data: PauseRequest}

    /**
 * @summary Pause a streak
 */
export const usePauseCheckIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseCheckIn>>, TError,PauseCheckInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseCheckIn>>,
        TError,
        PauseCheckInMutationVariables,
        TContext
      > => {
      return useMutation(getPauseCheckInMutationOptions(options), queryClient);
    }
    /**
 * Ends the pause that runs or is about to begin: from today on days count again. Without a pause nothing changes.
 * @summary End a pause
 */
export const resumeCheckIn = (
    game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay',
 signal?: AbortSignal
) => {

      return transport<ResumeCheckIn200>(
      {url: `/api/station/games/${encodeURIComponent(String(game))}/resume`, method: 'POST', signal
    },
      );
    }

export const getResumeCheckInMutationKey = () => ['resumeCheckIn', 'games'] as const;

export const getResumeCheckInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeCheckIn>>, TError,ResumeCheckInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resumeCheckIn>>, TError,ResumeCheckInMutationVariables, TContext> => {

const mutationKey = getResumeCheckInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeCheckIn>>, ResumeCheckInMutationVariables> = (props) => {
          const {game} = props ?? {};

          return  resumeCheckIn(game,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResumeCheckInMutationResult = NonNullable<Awaited<ReturnType<typeof resumeCheckIn>>>

    export type ResumeCheckInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ResumeCheckInMutationVariables = {game: 'checkIn' | 'normalCheckIn' | 'eventCheckIn' | 'blackFridayCheckIn' | 'motherDay'}

    /**
 * @summary End a pause
 */
export const useResumeCheckIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeCheckIn>>, TError,ResumeCheckInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeCheckIn>>,
        TError,
        ResumeCheckInMutationVariables,
        TContext
      > => {
      return useMutation(getResumeCheckInMutationOptions(options), queryClient);
    }
    /**
 * Every draw of the catalogue, whether she may take part and why not, and her unused tickets. The
 * reasons of `eligibility` are `NOT_OPEN_YET`, `OVER`, `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`.
 * @summary All draws
 */
export const listDraws = (

 signal?: AbortSignal
) => {

      return transport<ListDraws200>(
      {url: `/api/station/draws`, method: 'GET', signal
    },
      );
    }

export const getListDrawsQueryKey = () => {
    return [
    "games", "listDraws"
    ] as const;
    }

export const getListDrawsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDraws>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDrawsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDraws>>> = ({ signal }) => listDraws(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDrawsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDraws>>>
export type ListDrawsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListDrawsSuspense<TData = Awaited<ReturnType<typeof listDraws>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawsSuspense<TData = Awaited<ReturnType<typeof listDraws>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawsSuspense<TData = Awaited<ReturnType<typeof listDraws>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All draws
 */

export function useListDrawsSuspense<TData = Awaited<ReturnType<typeof listDraws>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDrawsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * All that can be won with weights, odds and remaining stock as they are now, the hash that binds the house to its seed,
 * and the member's unused tickets.
 * @summary One draw, with its odds
 */
export const getDraw = (
    draw: string,
 signal?: AbortSignal
) => {

      return transport<GetDraw200>(
      {url: `/api/station/draws/${encodeURIComponent(String(draw))}`, method: 'GET', signal
    },
      );
    }

export const getGetDrawQueryKey = (draw: string,) => {
    return [
    "games", "getDraw", ...(draw ? [draw] : [])
    ] as const;
    }

export const getGetDrawSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDraw>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(draw: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawQueryKey(draw);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDraw>>> = ({ signal }) => getDraw(draw, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDrawSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDraw>>>
export type GetDrawSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetDrawSuspense<TData = Awaited<ReturnType<typeof getDraw>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawSuspense<TData = Awaited<ReturnType<typeof getDraw>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawSuspense<TData = Awaited<ReturnType<typeof getDraw>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One draw, with its odds
 */

export function useGetDrawSuspense<TData = Awaited<ReturnType<typeof getDraw>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawSuspenseQueryOptions(draw,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lets anybody check the member's results. The seed's SHA-256 is the `seedHash` that was shown before. A ticket draws so:
 *
 * 1. Take HMAC-SHA256 with the seed's 32 bytes as key and the ticket's id as text; read it as eight unsigned 32-bit
 *    numbers, big-endian.
 * 2. With `total` the sum of all weights, pass over numbers from the largest multiple of `total` that is not above 2^32
 *    on. The first other number modulo `total` is the point. If all eight were passed over, repeat with the text
 *    `<ticket>:1`, then `<ticket>:2`, and so on.
 * 3. Count through `prizes` in their order: the first whose weight, added to those before, exceeds the point is `drawn`.
 *
 * `prize`, what was given, is `drawn`; or the consolation prize, the one without a stock, where the last of `drawn` was gone.
 * The results are the member's own, the newest first.
 * @summary The seed of a draw that has ended
 */
export const getDrawProof = (
    draw: string,
    params?: GetDrawProofParams,
 signal?: AbortSignal
) => {

      return transport<GetDrawProof200>(
      {url: `/api/station/draws/${encodeURIComponent(String(draw))}/proof`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetDrawProofQueryKey = (draw: string,
    params?: GetDrawProofParams,) => {
    return [
    "games", "getDrawProof", ...(draw ? [draw] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getGetDrawProofInfiniteQueryKey = (draw: string,
    params?: GetDrawProofParams,) => {
    return [
    "games", "getDrawProof", "infinite", ...(draw ? [draw] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getGetDrawProofSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDrawProof>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawProofQueryKey(draw,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDrawProof>>> = ({ signal }) => getDrawProof(draw,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDrawProofSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDrawProof>>>
export type GetDrawProofSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetDrawProofSuspense<TData = Awaited<ReturnType<typeof getDrawProof>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params: undefined |  GetDrawProofParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawProofSuspense<TData = Awaited<ReturnType<typeof getDrawProof>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawProofSuspense<TData = Awaited<ReturnType<typeof getDrawProof>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The seed of a draw that has ended
 */

export function useGetDrawProofSuspense<TData = Awaited<ReturnType<typeof getDrawProof>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawProofSuspenseQueryOptions(draw,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetDrawProofSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof getDrawProof>>, GetDrawProofParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawProofInfiniteQueryKey(draw,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDrawProof>>, QueryKey, GetDrawProofParams['cursor']> = ({ signal, pageParam }) => getDrawProof(draw,{...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDrawProofSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof getDrawProof>>>
export type GetDrawProofSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetDrawProofSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getDrawProof>>, GetDrawProofParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params: undefined |  GetDrawProofParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawProofSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getDrawProof>>, GetDrawProofParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawProofSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getDrawProof>>, GetDrawProofParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The seed of a draw that has ended
 */

export function useGetDrawProofSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getDrawProof>>, GetDrawProofParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 draw: string,
    params?: GetDrawProofParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof getDrawProof>>, TError, TData, QueryKey, GetDrawProofParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawProofSuspenseInfiniteQueryOptions(draw,params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes the price of each in coins and gives the tickets. There are only so many a day by the member's calendar,
 * `ticketsPerDay`; a draw paid with coins counts as one. Tickets hold until the draw ends.
 * @summary Get tickets for coins
 */
export const buyDrawTickets = (
    draw: string,
    buyTicketsRequest: BuyTicketsRequest,
 signal?: AbortSignal
) => {

      return transport<BuyDrawTickets200>(
      {url: `/api/station/draws/${encodeURIComponent(String(draw))}/tickets`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: buyTicketsRequest, signal
    },
      );
    }

export const getBuyDrawTicketsMutationKey = () => ['buyDrawTickets', 'games', 'membership', 'session', 'coins'] as const;

export const getBuyDrawTicketsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyDrawTickets>>, TError,BuyDrawTicketsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof buyDrawTickets>>, TError,BuyDrawTicketsMutationVariables, TContext> => {

const mutationKey = getBuyDrawTicketsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyDrawTickets>>, BuyDrawTicketsMutationVariables> = (props) => {
          const {draw,data} = props ?? {};

          return  buyDrawTickets(draw,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type BuyDrawTicketsMutationResult = NonNullable<Awaited<ReturnType<typeof buyDrawTickets>>>
    export type BuyDrawTicketsMutationBody = BuyTicketsRequest
    export type BuyDrawTicketsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type BuyDrawTicketsMutationVariables = {draw: string;data: BuyTicketsRequest}

    /**
 * @summary Get tickets for coins
 */
export const useBuyDrawTickets = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyDrawTickets>>, TError,BuyDrawTicketsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyDrawTickets>>,
        TError,
        BuyDrawTicketsMutationVariables,
        TContext
      > => {
      return useMutation(getBuyDrawTicketsMutationOptions(options), queryClient);
    }
    /**
 * The open draws, each with its prizes, their weights, their odds and what is left of them now.
 * @summary What can be won
 */
export const listLuckyGifts = (

 signal?: AbortSignal
) => {

      return transport<ListLuckyGifts200>(
      {url: `/api/station/member/gift/luckyList`, method: 'GET', signal
    },
      );
    }

export const getListLuckyGiftsQueryKey = () => {
    return [
    "games", "listLuckyGifts"
    ] as const;
    }

export const getListLuckyGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLuckyGiftsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLuckyGifts>>> = ({ signal }) => listLuckyGifts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLuckyGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLuckyGifts>>>
export type ListLuckyGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What can be won
 */

export function useListLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLuckyGiftsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Uses one ticket, or takes the price of one in coins, draws, stores the result and gives the prize, all at once. A gift
 * waits at `claimAt` to be claimed; coins and vouchers are hers right away. Where the last of what was drawn has gone,
 * she gets the consolation prize. A ticket that was used before answers with what it won then.
 * @summary Draw once
 */
export const lottery = (
    lotteryRequest: LotteryRequest,
 signal?: AbortSignal
) => {

      return transport<Lottery200>(
      {url: `/api/station/member/gift/lottery`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: lotteryRequest, signal
    },
      );
    }

export const getLotteryMutationKey = () => ['lottery', 'games', 'membership', 'session', 'coins', 'vouchers', 'gifts'] as const;

export const getLotteryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lottery>>, TError,LotteryMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof lottery>>, TError,LotteryMutationVariables, TContext> => {

const mutationKey = getLotteryMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lottery>>, LotteryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lottery(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type LotteryMutationResult = NonNullable<Awaited<ReturnType<typeof lottery>>>
    export type LotteryMutationBody = LotteryRequest
    export type LotteryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type LotteryMutationVariables = {data: LotteryRequest}

    /**
 * @summary Draw once
 */
export const useLottery = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lottery>>, TError,LotteryMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lottery>>,
        TError,
        LotteryMutationVariables,
        TContext
      > => {
      return useMutation(getLotteryMutationOptions(options), queryClient);
    }
    /**
 * The member's results, the newest first, each with its ticket, its prize and the screen where the prize is.
 * @summary What was won
 */
export const listMyLuckyGifts = (
    params?: ListMyLuckyGiftsParams,
 signal?: AbortSignal
) => {

      return transport<ListMyLuckyGifts200>(
      {url: `/api/station/member/gift/myLuckyList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListMyLuckyGiftsQueryKey = (params?: ListMyLuckyGiftsParams,) => {
    return [
    "games", "listMyLuckyGifts", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyLuckyGiftsInfiniteQueryKey = (params?: ListMyLuckyGiftsParams,) => {
    return [
    "games", "listMyLuckyGifts", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListMyLuckyGiftsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyLuckyGiftsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyLuckyGifts>>> = ({ signal }) => listMyLuckyGifts(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyLuckyGiftsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyLuckyGifts>>>
export type ListMyLuckyGiftsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMyLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListMyLuckyGiftsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was won
 */

export function useListMyLuckyGiftsSuspense<TData = Awaited<ReturnType<typeof listMyLuckyGifts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyLuckyGiftsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListMyLuckyGiftsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMyLuckyGifts>>, ListMyLuckyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyLuckyGiftsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyLuckyGifts>>, QueryKey, ListMyLuckyGiftsParams['cursor']> = ({ signal, pageParam }) => listMyLuckyGifts({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyLuckyGiftsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMyLuckyGifts>>>
export type ListMyLuckyGiftsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListMyLuckyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyLuckyGifts>>, ListMyLuckyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListMyLuckyGiftsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyLuckyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyLuckyGifts>>, ListMyLuckyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyLuckyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyLuckyGifts>>, ListMyLuckyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was won
 */

export function useListMyLuckyGiftsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMyLuckyGifts>>, ListMyLuckyGiftsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListMyLuckyGiftsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listMyLuckyGifts>>, TError, TData, QueryKey, ListMyLuckyGiftsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyLuckyGiftsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

