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
  ActivityConfigRequest,
  BadRequestResponse,
  BusyResponse,
  CampaignName,
  CancelEventRegistration200,
  CancelEventRegistrationRequest,
  CheckRaffleStatus200,
  EnterRaffle200,
  EnterRaffleRequest,
  EventRegistrationRequest,
  FaultResponse,
  ForbiddenResponse,
  GetBabyListActivityConfig200,
  GetCampaign200,
  GetGuidance200,
  JoinActivity200,
  JoinActivityRequest,
  ListActivities200,
  ListActivitiesParams,
  ListGiftProducts200,
  ListGiftRegistrations200,
  ListGiftRegistrationsParams,
  NotFoundResponse,
  RaffleStatusRequest,
  Refusal,
  RegisterForEvent200,
  RegisterGift200,
  RegisterGiftRequest,
  SignInToActivity200,
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
 * Scene 1 is the event registration, scene 2 Mamaglow (sections 2 and 9 of the specification, which names the call and
 * not its path). `activityStatus` is 1 outside of the activity's window and while it is switched offline: the page
 * then answers 404 with "Activity not found". The page of an activity with a `permission` answers 403 to whoever does
 * not hold it.
 * @summary Whether the page of a scene is open
 */
export const getBabyListActivityConfig = (
    activityConfigRequest: ActivityConfigRequest,
 signal?: AbortSignal
) => {

      return transport<GetBabyListActivityConfig200>(
      {url: `/api/station/activity/getBabyListActivityConfig`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: activityConfigRequest, signal
    },
      );
    }

export const getGetBabyListActivityConfigQueryKey = (activityConfigRequest?: ActivityConfigRequest,) => {
    return [
    "activities", "getBabyListActivityConfig", ...(activityConfigRequest ? [activityConfigRequest] : []), activityConfigRequest
    ] as const;
    }

export const getGetBabyListActivityConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(activityConfigRequest: ActivityConfigRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBabyListActivityConfigQueryKey(activityConfigRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBabyListActivityConfig>>> = ({ signal }) => getBabyListActivityConfig(activityConfigRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBabyListActivityConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBabyListActivityConfig>>>
export type GetBabyListActivityConfigSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetBabyListActivityConfigSuspense<TData = Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 activityConfigRequest: ActivityConfigRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBabyListActivityConfigSuspense<TData = Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 activityConfigRequest: ActivityConfigRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBabyListActivityConfigSuspense<TData = Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 activityConfigRequest: ActivityConfigRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the page of a scene is open
 */

export function useGetBabyListActivityConfigSuspense<TData = Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 activityConfigRequest: ActivityConfigRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBabyListActivityConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBabyListActivityConfigSuspenseQueryOptions(activityConfigRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Looked up before the raffle's page opens (sections 2 and 9 of the specification, which names the call and not its
 * path). `activityStatus` is 1 outside of the raffle's window and while it is switched offline. A type that no raffle
 * has is 404.
 * @summary Whether a raffle is open
 */
export const checkRaffleStatus = (
    raffleStatusRequest: RaffleStatusRequest,
 signal?: AbortSignal
) => {

      return transport<CheckRaffleStatus200>(
      {url: `/api/station/activity/checkRaffleStatus`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: raffleStatusRequest, signal
    },
      );
    }

export const getCheckRaffleStatusQueryKey = (raffleStatusRequest?: RaffleStatusRequest,) => {
    return [
    "activities", "checkRaffleStatus", ...(raffleStatusRequest ? [raffleStatusRequest] : []), raffleStatusRequest
    ] as const;
    }

export const getCheckRaffleStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkRaffleStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(raffleStatusRequest: RaffleStatusRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckRaffleStatusQueryKey(raffleStatusRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkRaffleStatus>>> = ({ signal }) => checkRaffleStatus(raffleStatusRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckRaffleStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkRaffleStatus>>>
export type CheckRaffleStatusSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useCheckRaffleStatusSuspense<TData = Awaited<ReturnType<typeof checkRaffleStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 raffleStatusRequest: RaffleStatusRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckRaffleStatusSuspense<TData = Awaited<ReturnType<typeof checkRaffleStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 raffleStatusRequest: RaffleStatusRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckRaffleStatusSuspense<TData = Awaited<ReturnType<typeof checkRaffleStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 raffleStatusRequest: RaffleStatusRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a raffle is open
 */

export function useCheckRaffleStatusSuspense<TData = Awaited<ReturnType<typeof checkRaffleStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 raffleStatusRequest: RaffleStatusRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkRaffleStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckRaffleStatusSuspenseQueryOptions(raffleStatusRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Those of the member's country, the newest first by when they begin, with what of them is hers: the permission code, a
 * place at the event, an entry in the raffle. Activities that are switched offline are left out.
 * @summary Activities past, present and ahead
 */
export const listActivities = (
    params?: ListActivitiesParams,
 signal?: AbortSignal
) => {

      return transport<ListActivities200>(
      {url: `/api/station/activity/list`, method: 'GET',
        params, signal
    },
      );
    }

export const getListActivitiesQueryKey = (params?: ListActivitiesParams,) => {
    return [
    "activities", "listActivities", ...(params ? [params] : [])
    ] as const;
    }

export const getListActivitiesInfiniteQueryKey = (params?: ListActivitiesParams,) => {
    return [
    "activities", "listActivities", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListActivitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActivitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListActivitiesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities past, present and ahead
 */

export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListActivitiesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>, QueryKey, ListActivitiesParams['cursor']> = ({ signal, pageParam }) => listActivities({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListActivitiesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListActivitiesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities past, present and ahead
 */

export function useListActivitiesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Everything `/activity/{year}/{campaign}` shows, as blocks of content in the request's language, and what of it is the
 * member's. 404 while the campaign is switched offline, outside of its window unless its page is kept open, and outside
 * of its countries: the member's own, or the one a visitor calls from where that is known.
 * @summary The page of a campaign
 */
export const getCampaign = (
    year: string,
    campaign: CampaignName,
 signal?: AbortSignal
) => {

      return transport<GetCampaign200>(
      {url: `/api/station/activity/campaign/${encodeURIComponent(String(year))}/${encodeURIComponent(String(campaign))}`, method: 'GET', signal
    },
      );
    }

export const getGetCampaignQueryKey = (year: string,
    campaign: CampaignName,) => {
    return [
    "activities", "getCampaign", ...(campaign ? [campaign] : []), ...(year ? [year] : [])
    ] as const;
    }

export const getGetCampaignSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(year: string,
    campaign: CampaignName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignQueryKey(year,campaign);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaign>>> = ({ signal }) => getCampaign(year,campaign, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCampaignSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaign>>>
export type GetCampaignSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 year: string,
    campaign: CampaignName, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 year: string,
    campaign: CampaignName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 year: string,
    campaign: CampaignName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The page of a campaign
 */

export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 year: string,
    campaign: CampaignName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignSuspenseQueryOptions(year,campaign,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Gives the member the activity's permission code, which then stands in her `activityList` and opens its page and calls.
 * Activities with `joining` `open` take every member of their countries, those with `invitation` ask for the code of
 * the invitation; capitals do not matter. Joining again changes nothing and is answered alike.
 * @summary Join an activity
 */
export const joinActivity = (
    joinActivityRequest: JoinActivityRequest,
 signal?: AbortSignal
) => {

      return transport<JoinActivity200>(
      {url: `/api/station/activity/join`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: joinActivityRequest, signal
    },
      );
    }

export const getJoinActivityMutationKey = () => ['joinActivity', 'activities', 'session'] as const;

export const getJoinActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext> => {

const mutationKey = getJoinActivityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinActivity>>, JoinActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinActivity(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type JoinActivityMutationResult = NonNullable<Awaited<ReturnType<typeof joinActivity>>>
    export type JoinActivityMutationBody = JoinActivityRequest
    export type JoinActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type JoinActivityMutationVariables = {data: JoinActivityRequest}

    /**
 * @summary Join an activity
 */
export const useJoinActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinActivity>>,
        TError,
        JoinActivityMutationVariables,
        TContext
      > => {
      return useMutation(getJoinActivityMutationOptions(options), queryClient);
    }
    /**
 * The page `/activity/signIn` calls it and goes on to `redirect`. The first sign-in of a local date is kept and brings its
 * reward; every further one that day is answered alike with `firstToday: false` and brings nothing.
 * @summary Sign in to the day of the sign-in activity
 */
export const signInToActivity = (

 signal?: AbortSignal
) => {

      return transport<SignInToActivity200>(
      {url: `/api/station/activity/signIn`, method: 'POST', signal
    },
      );
    }

export const getSignInToActivityMutationKey = () => ['signInToActivity', 'activities', 'membership', 'coins', 'session'] as const;

export const getSignInToActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInToActivity>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signInToActivity>>, TError,void, TContext> => {

const mutationKey = getSignInToActivityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInToActivity>>, void> = () => {

          return  signInToActivity()
        }

  return  { mutationFn, ...mutationOptions }}

    export type SignInToActivityMutationResult = NonNullable<Awaited<ReturnType<typeof signInToActivity>>>

    export type SignInToActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

    /**
 * @summary Sign in to the day of the sign-in activity
 */
export const useSignInToActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInToActivity>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInToActivity>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignInToActivityMutationOptions(options), queryClient);
    }
    /**
 * Once a member and event, while registration is open. When all places are taken she waits in line: `state` is
 * `waiting` and `position` counts from 1; whoever is first in line moves up when somebody cancels. 403 where the
 * activity has a permission code and the member does not hold it.
 * @summary Save a place at an event
 */
export const registerForEvent = (
    eventRegistrationRequest: EventRegistrationRequest,
 signal?: AbortSignal
) => {

      return transport<RegisterForEvent200>(
      {url: `/api/station/activity/registration`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: eventRegistrationRequest, signal
    },
      );
    }

export const getRegisterForEventMutationKey = () => ['registerForEvent', 'activities'] as const;

export const getRegisterForEventMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Refusal | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerForEvent>>, TError,RegisterForEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerForEvent>>, TError,RegisterForEventMutationVariables, TContext> => {

const mutationKey = getRegisterForEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerForEvent>>, RegisterForEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerForEvent(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterForEventMutationResult = NonNullable<Awaited<ReturnType<typeof registerForEvent>>>
    export type RegisterForEventMutationBody = EventRegistrationRequest
    export type RegisterForEventMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | Refusal | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RegisterForEventMutationVariables = {data: EventRegistrationRequest}

    /**
 * @summary Save a place at an event
 */
export const useRegisterForEvent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Refusal | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerForEvent>>, TError,RegisterForEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerForEvent>>,
        TError,
        RegisterForEventMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterForEventMutationOptions(options), queryClient);
    }
    /**
 * Before the event begins. The first in line gets the place. Cancelling what is cancelled changes nothing and is answered
 * alike; 404 where the member never registered.
 * @summary Give a place back
 */
export const cancelEventRegistration = (
    cancelEventRegistrationRequest: CancelEventRegistrationRequest,
 signal?: AbortSignal
) => {

      return transport<CancelEventRegistration200>(
      {url: `/api/station/activity/registration/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelEventRegistrationRequest, signal
    },
      );
    }

export const getCancelEventRegistrationMutationKey = () => ['cancelEventRegistration', 'activities'] as const;

export const getCancelEventRegistrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEventRegistration>>, TError,CancelEventRegistrationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelEventRegistration>>, TError,CancelEventRegistrationMutationVariables, TContext> => {

const mutationKey = getCancelEventRegistrationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEventRegistration>>, CancelEventRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelEventRegistration(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CancelEventRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEventRegistration>>>
    export type CancelEventRegistrationMutationBody = CancelEventRegistrationRequest
    export type CancelEventRegistrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CancelEventRegistrationMutationVariables = {data: CancelEventRegistrationRequest}

    /**
 * @summary Give a place back
 */
export const useCancelEventRegistration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEventRegistration>>, TError,CancelEventRegistrationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEventRegistration>>,
        TError,
        CancelEventRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelEventRegistrationMutationOptions(options), queryClient);
    }
    /**
 * Once a member, free of charge, within the raffle's window. Taking part brings its `reward` at once; the winners are drawn
 * by lot among all entries when the window ends, each entry with the same chance.
 * @summary Put a name into a raffle
 */
export const enterRaffle = (
    enterRaffleRequest: EnterRaffleRequest,
 signal?: AbortSignal
) => {

      return transport<EnterRaffle200>(
      {url: `/api/station/activity/raffle`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: enterRaffleRequest, signal
    },
      );
    }

export const getEnterRaffleMutationKey = () => ['enterRaffle', 'activities', 'membership', 'coins', 'session'] as const;

export const getEnterRaffleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterRaffle>>, TError,EnterRaffleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof enterRaffle>>, TError,EnterRaffleMutationVariables, TContext> => {

const mutationKey = getEnterRaffleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterRaffle>>, EnterRaffleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enterRaffle(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type EnterRaffleMutationResult = NonNullable<Awaited<ReturnType<typeof enterRaffle>>>
    export type EnterRaffleMutationBody = EnterRaffleRequest
    export type EnterRaffleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type EnterRaffleMutationVariables = {data: EnterRaffleRequest}

    /**
 * @summary Put a name into a raffle
 */
export const useEnterRaffle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterRaffle>>, TError,EnterRaffleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterRaffle>>,
        TError,
        EnterRaffleMutationVariables,
        TContext
      > => {
      return useMutation(getEnterRaffleMutationOptions(options), queryClient);
    }
    /**
 * The products that `/activity/registerGift` offers to choose from, each with what its registration brings.
 * @summary Purchases that bring a gift
 */
export const listGiftProducts = (

 signal?: AbortSignal
) => {

      return transport<ListGiftProducts200>(
      {url: `/api/station/activity/registerGift/products`, method: 'GET', signal
    },
      );
    }

export const getListGiftProductsQueryKey = () => {
    return [
    "activities", "listGiftProducts"
    ] as const;
    }

export const getListGiftProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGiftProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftProductsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGiftProducts>>> = ({ signal }) => listGiftProducts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGiftProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGiftProducts>>>
export type ListGiftProductsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGiftProductsSuspense<TData = Awaited<ReturnType<typeof listGiftProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftProductsSuspense<TData = Awaited<ReturnType<typeof listGiftProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftProductsSuspense<TData = Awaited<ReturnType<typeof listGiftProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Purchases that bring a gift
 */

export function useListGiftProductsSuspense<TData = Awaited<ReturnType<typeof listGiftProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftProductsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One product of one order, within `withinDays` of the purchase, with one to three pictures of the receipt (uploads of the
 * purpose `activity`). A person looks at it: `submitted` becomes `accepted`, which brings the reward, or `refused` with
 * the reason, after which the order may be registered anew. 404 for a product that is not among them.
 * @summary Register a purchase for its gift
 */
export const registerGift = (
    registerGiftRequest: RegisterGiftRequest,
 signal?: AbortSignal
) => {

      return transport<RegisterGift200>(
      {url: `/api/station/activity/registerGift`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: registerGiftRequest, signal
    },
      );
    }

export const getRegisterGiftMutationKey = () => ['registerGift', 'activities'] as const;

export const getRegisterGiftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerGift>>, TError,RegisterGiftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerGift>>, TError,RegisterGiftMutationVariables, TContext> => {

const mutationKey = getRegisterGiftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerGift>>, RegisterGiftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerGift(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterGiftMutationResult = NonNullable<Awaited<ReturnType<typeof registerGift>>>
    export type RegisterGiftMutationBody = RegisterGiftRequest
    export type RegisterGiftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RegisterGiftMutationVariables = {data: RegisterGiftRequest}

    /**
 * @summary Register a purchase for its gift
 */
export const useRegisterGift = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerGift>>, TError,RegisterGiftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerGift>>,
        TError,
        RegisterGiftMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterGiftMutationOptions(options), queryClient);
    }
    /**
 * The newest first, with where each of them stands.
 * @summary The member's gift registrations
 */
export const listGiftRegistrations = (
    params?: ListGiftRegistrationsParams,
 signal?: AbortSignal
) => {

      return transport<ListGiftRegistrations200>(
      {url: `/api/station/activity/registerGift`, method: 'GET',
        params, signal
    },
      );
    }

export const getListGiftRegistrationsQueryKey = (params?: ListGiftRegistrationsParams,) => {
    return [
    "activities", "listGiftRegistrations", ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftRegistrationsInfiniteQueryKey = (params?: ListGiftRegistrationsParams,) => {
    return [
    "activities", "listGiftRegistrations", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListGiftRegistrationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGiftRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftRegistrationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGiftRegistrations>>> = ({ signal }) => listGiftRegistrations(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGiftRegistrationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGiftRegistrations>>>
export type ListGiftRegistrationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGiftRegistrationsSuspense<TData = Awaited<ReturnType<typeof listGiftRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListGiftRegistrationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftRegistrationsSuspense<TData = Awaited<ReturnType<typeof listGiftRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftRegistrationsSuspense<TData = Awaited<ReturnType<typeof listGiftRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's gift registrations
 */

export function useListGiftRegistrationsSuspense<TData = Awaited<ReturnType<typeof listGiftRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftRegistrationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListGiftRegistrationsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGiftRegistrations>>, ListGiftRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGiftRegistrationsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGiftRegistrations>>, QueryKey, ListGiftRegistrationsParams['cursor']> = ({ signal, pageParam }) => listGiftRegistrations({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGiftRegistrationsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGiftRegistrations>>>
export type ListGiftRegistrationsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListGiftRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftRegistrations>>, ListGiftRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListGiftRegistrationsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftRegistrations>>, ListGiftRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGiftRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftRegistrations>>, ListGiftRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's gift registrations
 */

export function useListGiftRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGiftRegistrations>>, ListGiftRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListGiftRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listGiftRegistrations>>, TError, TData, QueryKey, ListGiftRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGiftRegistrationsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Steps and short texts of `/activity/guidance`, in the request's language.
 * @summary How activities work
 */
export const getGuidance = (

 signal?: AbortSignal
) => {

      return transport<GetGuidance200>(
      {url: `/api/station/activity/guidance`, method: 'GET', signal
    },
      );
    }

export const getGetGuidanceQueryKey = () => {
    return [
    "activities", "getGuidance"
    ] as const;
    }

export const getGetGuidanceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGuidance>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGuidanceQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuidance>>> = ({ signal }) => getGuidance(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGuidanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGuidance>>>
export type GetGuidanceSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetGuidanceSuspense<TData = Awaited<ReturnType<typeof getGuidance>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuidanceSuspense<TData = Awaited<ReturnType<typeof getGuidance>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuidanceSuspense<TData = Awaited<ReturnType<typeof getGuidance>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How activities work
 */

export function useGetGuidanceSuspense<TData = Awaited<ReturnType<typeof getGuidance>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGuidance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGuidanceSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

