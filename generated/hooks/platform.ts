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
  Done,
  FaultResponse,
  GetIpIsoCode200,
  TooLargeResponse,
  TooManyRequestsResponse,
  TrackingEvent,
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
 * The country the call comes from, as the proxy in front says or, failing that, as the region of
 * `Accept-Language` suggests; `null` when neither tells.
 * @summary The caller's country
 */
export const getIpIsoCode = (

 signal?: AbortSignal
) => {

      return transport<GetIpIsoCode200>(
      {url: `/api/station/activity/getIpIsoCode`, method: 'POST', signal
    },
      );
    }

export const getGetIpIsoCodeQueryKey = () => {
    return [
    "platform", "getIpIsoCode"
    ] as const;
    }

export const getGetIpIsoCodeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIpIsoCodeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIpIsoCode>>> = ({ signal }) => getIpIsoCode(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIpIsoCodeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIpIsoCode>>>
export type GetIpIsoCodeSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>

export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's country
 */

export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIpIsoCodeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes one tracking event. It is sent only with the member's consent where the country asks for it, and never
 * carries a name, an e-mail address, a phone, baby data or a token.
 * @summary Report a tracking event
 */
export const reportEvent = (
    trackingEvent: TrackingEvent,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/base/event/report`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: trackingEvent, signal
    },
      );
    }

export const getReportEventMutationKey = () => ['reportEvent'] as const;

export const getReportEventMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext> => {

const mutationKey = getReportEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportEvent>>, ReportEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportEvent(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReportEventMutationResult = NonNullable<Awaited<ReturnType<typeof reportEvent>>>
    export type ReportEventMutationBody = TrackingEvent
    export type ReportEventMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type ReportEventMutationVariables = {data: TrackingEvent}

    /**
 * @summary Report a tracking event
 */
export const useReportEvent = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportEvent>>,
        TError,
        ReportEventMutationVariables,
        TContext
      > => {
      return useMutation(getReportEventMutationOptions(options), queryClient);
    }
