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
  BusyResponse,
  Done,
  FaultResponse,
  GetDefaultRegion200,
  GetIpIsoCode200,
  GetUploadPolicy200,
  GetUploadPolicyParams,
  JumpByQr200,
  JumpByQrParams,
  ListCallingCodes200,
  ListCountries200,
  ListProvinces200,
  NotFoundResponse,
  ProvinceListRequest,
  QuerySceneMaterials200,
  QuerySceneMaterialsParams,
  RegionListRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  TrackingEvent,
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

export const getGetIpIsoCodeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIpIsoCodeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIpIsoCode>>> = ({ signal }) => getIpIsoCode(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIpIsoCodeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIpIsoCode>>>
export type GetIpIsoCodeSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's country
 */

export function useGetIpIsoCodeSuspense<TData = Awaited<ReturnType<typeof getIpIsoCode>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIpIsoCode>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIpIsoCodeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes one tracking event. It is sent only with the member's consent where the country asks for it, and never
 * carries a name, an e-mail address, a phone, baby data or a token: a text that looks like an address, a phone or
 * a secret makes the event malformed (`PERSONAL`). Of `url` and `referer` only origin, path and `utm_` parameters
 * are kept, and of the whole event nothing after 400 days. `uid` is the signed-in member's own or empty, anything
 * else is malformed too (`NOT_OWN`).
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

export const getReportEventMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
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
    export type ReportEventMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ReportEventMutationVariables = {data: TrackingEvent}

    /**
 * @summary Report a tracking event
 */
export const useReportEvent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportEvent>>, TError,ReportEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportEvent>>,
        TError,
        ReportEventMutationVariables,
        TContext
      > => {
      return useMutation(getReportEventMutationOptions(options), queryClient);
    }
    /**
 * The country the call comes from, with what a form or a page fills in for it: its calling code and the
 * hub's language there (TH, ID or VN in those countries, EN anywhere else). The United States where the
 * country is not known.
 * @summary The region to begin with
 */
export const getDefaultRegion = (

 signal?: AbortSignal
) => {

      return transport<GetDefaultRegion200>(
      {url: `/api/base/region/defaultRegion`, method: 'GET', signal
    },
      );
    }

export const getGetDefaultRegionQueryKey = () => {
    return [
    "platform", "getDefaultRegion"
    ] as const;
    }

export const getGetDefaultRegionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDefaultRegion>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDefaultRegionQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDefaultRegion>>> = ({ signal }) => getDefaultRegion(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDefaultRegionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDefaultRegion>>>
export type GetDefaultRegionSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetDefaultRegionSuspense<TData = Awaited<ReturnType<typeof getDefaultRegion>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultRegionSuspense<TData = Awaited<ReturnType<typeof getDefaultRegion>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultRegionSuspense<TData = Awaited<ReturnType<typeof getDefaultRegion>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The region to begin with
 */

export function useGetDefaultRegionSuspense<TData = Awaited<ReturnType<typeof getDefaultRegion>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDefaultRegion>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDefaultRegionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Every country and territory that has a calling code, named in the language of `langCode`, or of the
 * `Language` header without it, and sorted as that language sorts.
 * @summary All countries
 */
export const listCountries = (
    regionListRequest: RegionListRequest,
 signal?: AbortSignal
) => {

      return transport<ListCountries200>(
      {url: `/api/base/region/countryList`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: regionListRequest, signal
    },
      );
    }

export const getListCountriesQueryKey = (regionListRequest?: RegionListRequest,) => {
    return [
    "platform", "listCountries", ...(regionListRequest ? [regionListRequest] : []), regionListRequest
    ] as const;
    }

export const getListCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey(regionListRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal }) => listCountries(regionListRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All countries
 */

export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesSuspenseQueryOptions(regionListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The countries of `listCountries` with the code that their phone numbers begin with, and how a mobile
 * number is written there.
 * @summary All calling codes
 */
export const listCallingCodes = (
    regionListRequest: RegionListRequest,
 signal?: AbortSignal
) => {

      return transport<ListCallingCodes200>(
      {url: `/api/base/region/intelCodeList`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: regionListRequest, signal
    },
      );
    }

export const getListCallingCodesQueryKey = (regionListRequest?: RegionListRequest,) => {
    return [
    "platform", "listCallingCodes", ...(regionListRequest ? [regionListRequest] : []), regionListRequest
    ] as const;
    }

export const getListCallingCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCallingCodes>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCallingCodesQueryKey(regionListRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCallingCodes>>> = ({ signal }) => listCallingCodes(regionListRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCallingCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCallingCodes>>>
export type ListCallingCodesSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListCallingCodesSuspense<TData = Awaited<ReturnType<typeof listCallingCodes>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCallingCodesSuspense<TData = Awaited<ReturnType<typeof listCallingCodes>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCallingCodesSuspense<TData = Awaited<ReturnType<typeof listCallingCodes>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All calling codes
 */

export function useListCallingCodesSuspense<TData = Awaited<ReturnType<typeof listCallingCodes>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 regionListRequest: RegionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCallingCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCallingCodesSuspenseQueryOptions(regionListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Provinces, states or what the country calls them, by name, the six cities of Viet Nam first. Those of
 * Viet Nam are the 34 since July 2025, those of Indonesia the 38 since December 2022; Thai provinces are
 * named in Thai where the language is Thai. Empty for a country that has none.
 * @summary The provinces of a country
 */
export const listProvinces = (
    provinceListRequest: ProvinceListRequest,
 signal?: AbortSignal
) => {

      return transport<ListProvinces200>(
      {url: `/api/base/region/provinceList`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: provinceListRequest, signal
    },
      );
    }

export const getListProvincesQueryKey = (provinceListRequest?: ProvinceListRequest,) => {
    return [
    "platform", "listProvinces", ...(provinceListRequest ? [provinceListRequest] : []), provinceListRequest
    ] as const;
    }

export const getListProvincesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProvinces>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(provinceListRequest: ProvinceListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProvincesQueryKey(provinceListRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProvinces>>> = ({ signal }) => listProvinces(provinceListRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProvincesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProvinces>>>
export type ListProvincesSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListProvincesSuspense<TData = Awaited<ReturnType<typeof listProvinces>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provinceListRequest: ProvinceListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProvincesSuspense<TData = Awaited<ReturnType<typeof listProvinces>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provinceListRequest: ProvinceListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProvincesSuspense<TData = Awaited<ReturnType<typeof listProvinces>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provinceListRequest: ProvinceListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The provinces of a country
 */

export function useListProvincesSuspense<TData = Awaited<ReturnType<typeof listProvinces>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provinceListRequest: ProvinceListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProvinces>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProvincesSuspenseQueryOptions(provinceListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What a page shows beside its own content, in the order to show it. Only what is on at this moment and
 * meant for the member's country, or for a visitor the country she calls from.
 * @summary Banners and pictures of a scene
 */
export const querySceneMaterials = (
    params: QuerySceneMaterialsParams,
 signal?: AbortSignal
) => {

      return transport<QuerySceneMaterials200>(
      {url: `/api/base/material/querySceneMaterialList`, method: 'GET',
        params, signal
    },
      );
    }

export const getQuerySceneMaterialsQueryKey = (params?: QuerySceneMaterialsParams,) => {
    return [
    "platform", "querySceneMaterials", ...(params ? [params] : [])
    ] as const;
    }

export const getQuerySceneMaterialsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof querySceneMaterials>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: QuerySceneMaterialsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQuerySceneMaterialsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof querySceneMaterials>>> = ({ signal }) => querySceneMaterials(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type QuerySceneMaterialsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof querySceneMaterials>>>
export type QuerySceneMaterialsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useQuerySceneMaterialsSuspense<TData = Awaited<ReturnType<typeof querySceneMaterials>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: QuerySceneMaterialsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuerySceneMaterialsSuspense<TData = Awaited<ReturnType<typeof querySceneMaterials>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: QuerySceneMaterialsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuerySceneMaterialsSuspense<TData = Awaited<ReturnType<typeof querySceneMaterials>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: QuerySceneMaterialsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners and pictures of a scene
 */

export function useQuerySceneMaterialsSuspense<TData = Awaited<ReturnType<typeof querySceneMaterials>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: QuerySceneMaterialsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof querySceneMaterials>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQuerySceneMaterialsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Resolves the key that is printed in a QR code of ours, for instance on a package card, to the address it
 * stands for today. The address is absolute and always one of the hub's own, the app's or the shop's.
 * @summary Where a QR code leads
 */
export const jumpByQr = (
    params: JumpByQrParams,
 signal?: AbortSignal
) => {

      return transport<JumpByQr200>(
      {url: `/api/base/qr/jump`, method: 'GET',
        params, signal
    },
      );
    }

export const getJumpByQrQueryKey = (params?: JumpByQrParams,) => {
    return [
    "platform", "jumpByQr", ...(params ? [params] : [])
    ] as const;
    }

export const getJumpByQrSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof jumpByQr>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: JumpByQrParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getJumpByQrQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof jumpByQr>>> = ({ signal }) => jumpByQr(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type JumpByQrSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof jumpByQr>>>
export type JumpByQrSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useJumpByQrSuspense<TData = Awaited<ReturnType<typeof jumpByQr>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: JumpByQrParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJumpByQrSuspense<TData = Awaited<ReturnType<typeof jumpByQr>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: JumpByQrParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJumpByQrSuspense<TData = Awaited<ReturnType<typeof jumpByQr>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: JumpByQrParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where a QR code leads
 */

export function useJumpByQrSuspense<TData = Awaited<ReturnType<typeof jumpByQr>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: JumpByQrParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof jumpByQr>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getJumpByQrSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Announces one file and answers with a signed address to send it to: the bytes alone, with `method` and
 * `headers` as given, until `expiresAt`. The address takes one file of exactly this type and size, whose
 * content is what it says it is; what a picture tells of its maker and place is removed. Afterwards the
 * call that the file is for names it by `id`, once; a file that no call names is removed after a day.
 * JPEG, PNG, WebP and PDF are taken, as large as the purpose allows, up to 10 MB. A visitor may send files
 * for `contact` and `questionnaire` only. Refused with the reasons `TYPE` or `TOO_LARGE`; too many files that wait for their
 * call are answered with 429.
 * @summary Permission to send a file
 */
export const getUploadPolicy = (
    params: GetUploadPolicyParams,
 signal?: AbortSignal
) => {

      return transport<GetUploadPolicy200>(
      {url: `/api/base/oss/queryOssTempPolicy/v2`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetUploadPolicyQueryKey = (params?: GetUploadPolicyParams,) => {
    return [
    "platform", "getUploadPolicy", ...(params ? [params] : [])
    ] as const;
    }

export const getGetUploadPolicySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: GetUploadPolicyParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadPolicyQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUploadPolicy>>> = ({ signal }) => getUploadPolicy(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUploadPolicySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUploadPolicy>>>
export type GetUploadPolicySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetUploadPolicySuspense<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetUploadPolicyParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadPolicySuspense<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadPolicySuspense<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Permission to send a file
 */

export function useGetUploadPolicySuspense<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadPolicySuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

