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
  ContactRequest,
  FaultResponse,
  GetLegalText200,
  GetLegalTextParams,
  ListContactTopics200,
  ListFaq200,
  ListFaqParams,
  ListProductRegistrations200,
  ListProductRegistrationsParams,
  ListRegistrableProducts200,
  NotFoundResponse,
  SaveProductRegistration200,
  SaveProductRegistrationRequest,
  SendContactMessage200,
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
 * The products whose warranty a registration extends, with how their serial numbers look and where they
 * stand. Months of warranty run from the day of purchase.
 * @summary Products that can be registered
 */
export const listRegistrableProducts = (

 signal?: AbortSignal
) => {

      return transport<ListRegistrableProducts200>(
      {url: `/api/station/information/product-registration/products`, method: 'GET', signal
    },
      );
    }

export const getListRegistrableProductsQueryKey = () => {
    return [
    "support", "listRegistrableProducts"
    ] as const;
    }

export const getListRegistrableProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrableProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegistrableProductsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrableProducts>>> = ({ signal }) => listRegistrableProducts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRegistrableProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRegistrableProducts>>>
export type ListRegistrableProductsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRegistrableProductsSuspense<TData = Awaited<ReturnType<typeof listRegistrableProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegistrableProductsSuspense<TData = Awaited<ReturnType<typeof listRegistrableProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegistrableProductsSuspense<TData = Awaited<ReturnType<typeof listRegistrableProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products that can be registered
 */

export function useListRegistrableProductsSuspense<TData = Awaited<ReturnType<typeof listRegistrableProducts>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrableProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegistrableProductsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Registers a product that the member bought and extends its warranty. A serial number can be registered
 * once, by one member; a repeat by the same member is refused kindly and changes nothing.
 * Refused where the serial number does not fit the product, and where the purchase lies ahead
 * (`IN_THE_FUTURE`) or longer ago than a registration is possible (`TOO_LONG_AGO`). A picture or PDF of
 * the receipt, uploaded for the purpose `registration`, is optional.
 * @summary Register a product
 */
export const saveProductRegistration = (
    saveProductRegistrationRequest: SaveProductRegistrationRequest,
 signal?: AbortSignal
) => {

      return transport<SaveProductRegistration200>(
      {url: `/api/station/information/product-registration/save`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: saveProductRegistrationRequest, signal
    },
      );
    }

export const getSaveProductRegistrationMutationKey = () => ['saveProductRegistration', 'support'] as const;

export const getSaveProductRegistrationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProductRegistration>>, TError,SaveProductRegistrationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveProductRegistration>>, TError,SaveProductRegistrationMutationVariables, TContext> => {

const mutationKey = getSaveProductRegistrationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProductRegistration>>, SaveProductRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveProductRegistration(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SaveProductRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof saveProductRegistration>>>
    export type SaveProductRegistrationMutationBody = SaveProductRegistrationRequest
    export type SaveProductRegistrationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SaveProductRegistrationMutationVariables = {data: SaveProductRegistrationRequest}

    /**
 * @summary Register a product
 */
export const useSaveProductRegistration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProductRegistration>>, TError,SaveProductRegistrationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProductRegistration>>,
        TError,
        SaveProductRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getSaveProductRegistrationMutationOptions(options), queryClient);
    }
    /**
 * The products the member registered, the newest first, each with the last day of its warranty.
 * @summary The member's registered products
 */
export const listProductRegistrations = (
    params?: ListProductRegistrationsParams,
 signal?: AbortSignal
) => {

      return transport<ListProductRegistrations200>(
      {url: `/api/station/information/product-registration/list`, method: 'GET',
        params, signal
    },
      );
    }

export const getListProductRegistrationsQueryKey = (params?: ListProductRegistrationsParams,) => {
    return [
    "support", "listProductRegistrations", ...(params ? [params] : [])
    ] as const;
    }

export const getListProductRegistrationsInfiniteQueryKey = (params?: ListProductRegistrationsParams,) => {
    return [
    "support", "listProductRegistrations", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListProductRegistrationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductRegistrationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductRegistrations>>> = ({ signal }) => listProductRegistrations(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductRegistrationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductRegistrations>>>
export type ListProductRegistrationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListProductRegistrationsSuspense<TData = Awaited<ReturnType<typeof listProductRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListProductRegistrationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductRegistrationsSuspense<TData = Awaited<ReturnType<typeof listProductRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductRegistrationsSuspense<TData = Awaited<ReturnType<typeof listProductRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's registered products
 */

export function useListProductRegistrationsSuspense<TData = Awaited<ReturnType<typeof listProductRegistrations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductRegistrationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProductRegistrationsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProductRegistrations>>, ListProductRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductRegistrationsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductRegistrations>>, QueryKey, ListProductRegistrationsParams['cursor']> = ({ signal, pageParam }) => listProductRegistrations({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductRegistrationsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProductRegistrations>>>
export type ListProductRegistrationsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListProductRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductRegistrations>>, ListProductRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListProductRegistrationsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductRegistrations>>, ListProductRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductRegistrations>>, ListProductRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's registered products
 */

export function useListProductRegistrationsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProductRegistrations>>, ListProductRegistrationsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListProductRegistrationsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listProductRegistrations>>, TError, TData, QueryKey, ListProductRegistrationsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductRegistrationsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Hands a message to the people who answer, from a member or a visitor, with up to five files that were
 * uploaded for the purpose `contact`. The answer carries a reference number; a confirmation with it goes
 * to the reply address, without what was written. We answer to that address, never by phone.
 * More than five messages an hour for one reply address are refused, with when to write again.
 * @summary Write to us
 */
export const sendContactMessage = (
    contactRequest: ContactRequest,
 signal?: AbortSignal
) => {

      return transport<SendContactMessage200>(
      {url: `/api/station/support/contact`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: contactRequest, signal
    },
      );
    }

export const getSendContactMessageMutationKey = () => ['sendContactMessage'] as const;

export const getSendContactMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext> => {

const mutationKey = getSendContactMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactMessage>>, SendContactMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactMessage(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SendContactMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactMessage>>>
    export type SendContactMessageMutationBody = ContactRequest
    export type SendContactMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SendContactMessageMutationVariables = {data: ContactRequest}

    /**
 * @summary Write to us
 */
export const useSendContactMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactMessage>>,
        TError,
        SendContactMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMessageMutationOptions(options), queryClient);
    }
    /**
 * The topics of a message, with how soon we usually answer.
 * @summary What one can write about
 */
export const listContactTopics = (

 signal?: AbortSignal
) => {

      return transport<ListContactTopics200>(
      {url: `/api/station/support/contactTopics`, method: 'GET', signal
    },
      );
    }

export const getListContactTopicsQueryKey = () => {
    return [
    "support", "listContactTopics"
    ] as const;
    }

export const getListContactTopicsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContactTopics>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactTopicsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactTopics>>> = ({ signal }) => listContactTopics(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactTopicsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContactTopics>>>
export type ListContactTopicsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListContactTopicsSuspense<TData = Awaited<ReturnType<typeof listContactTopics>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTopicsSuspense<TData = Awaited<ReturnType<typeof listContactTopics>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTopicsSuspense<TData = Awaited<ReturnType<typeof listContactTopics>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What one can write about
 */

export function useListContactTopicsSuspense<TData = Awaited<ReturnType<typeof listContactTopics>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTopics>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactTopicsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Questions and answers in sections, in the request's language. `product` leaves those about this product
 * and those about every product; `query` leaves those in which each of its words occurs, accents and case
 * aside. Sections without a question are left out.
 * @summary Frequent questions
 */
export const listFaq = (
    params?: ListFaqParams,
 signal?: AbortSignal
) => {

      return transport<ListFaq200>(
      {url: `/api/station/support/faq`, method: 'GET',
        params, signal
    },
      );
    }

export const getListFaqQueryKey = (params?: ListFaqParams,) => {
    return [
    "support", "listFaq", ...(params ? [params] : [])
    ] as const;
    }

export const getListFaqSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaq>>> = ({ signal }) => listFaq(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFaqSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFaq>>>
export type ListFaqSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListFaqParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Frequent questions
 */

export function useListFaqSuspense<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListFaqParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A legal text of the brand in the request's language: the version in force, or the one that is named,
 * with the earlier ones. Without `countryCode` it is the text of the country the call comes from; a
 * country without a text of its own has the general one, and `countryCode` is then `null`.
 * @summary Privacy policy, terms and conditions
 */
export const getLegalText = (
    params: GetLegalTextParams,
 signal?: AbortSignal
) => {

      return transport<GetLegalText200>(
      {url: `/api/station/support/legal`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetLegalTextQueryKey = (params?: GetLegalTextParams,) => {
    return [
    "support", "getLegalText", ...(params ? [params] : [])
    ] as const;
    }

export const getGetLegalTextSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: GetLegalTextParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalText>>> = ({ signal }) => getLegalText(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLegalTextSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalText>>>
export type GetLegalTextSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetLegalTextSuspense<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetLegalTextParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTextSuspense<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetLegalTextParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTextSuspense<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetLegalTextParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Privacy policy, terms and conditions
 */

export function useGetLegalTextSuspense<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetLegalTextParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalTextSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

