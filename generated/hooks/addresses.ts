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
  GetAddress200,
  GetAddressForm200,
  GetAddressFormParams,
  ListAddresses200,
  ModifyAddress200,
  ModifyAddressRequest,
  NotFoundResponse,
  SetDefaultAddressRequest,
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
 * All of the member's addresses, the default first, then the newest. There are at most 20.
 * @summary The address book
 */
export const listAddresses = (

 signal?: AbortSignal
) => {

      return transport<ListAddresses200>(
      {url: `/api/station/user/address/list`, method: 'POST', signal
    },
      );
    }

export const getListAddressesQueryKey = () => {
    return [
    "addresses", "listAddresses"
    ] as const;
    }

export const getListAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The address book
 */

export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One address of the member.
 * @summary One address
 */
export const getAddress = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetAddress200>(
      {url: `/api/station/user/address/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetAddressQueryKey = (id: string,) => {
    return [
    "addresses", "getAddress", ...(id ? [id] : [])
    ] as const;
    }

export const getGetAddressSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddress>>> = ({ signal }) => getAddress(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAddressSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAddress>>>
export type GetAddressSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One address
 */

export function useGetAddressSuspense<TData = Awaited<ReturnType<typeof getAddress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Removes an address. Parcels that are on their way keep the address they were sent to. Where it was the
 * default, the newest of the others becomes it.
 * @summary Remove an address
 */
export const deleteAddress = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/address/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }

export const getDeleteAddressMutationKey = () => ['deleteAddress', 'addresses'] as const;

export const getDeleteAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext> => {

const mutationKey = getDeleteAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAddress>>, DeleteAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteAddress(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAddress>>>

    export type DeleteAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type DeleteAddressMutationVariables = {id: string}

    /**
 * @summary Remove an address
 */
export const useDeleteAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAddress>>,
        TError,
        DeleteAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAddressMutationOptions(options), queryClient);
    }
    /**
 * Without `id` a new address is added, with it that one is replaced as a whole: a part that is left out is
 * emptied. The first address becomes the default by itself.
 * What is required follows the country, see `getAddressForm`; parts that the country does not know are not
 * kept. The refusal names every line that does not fit: `REQUIRED`, `POSTCODE_FORMAT`, `PROVINCE_UNKNOWN`, or `PHONE_INVALID`
 * for a phone that no country has.
 * @summary Add or change an address
 */
export const modifyAddress = (
    modifyAddressRequest: ModifyAddressRequest,
 signal?: AbortSignal
) => {

      return transport<ModifyAddress200>(
      {url: `/api/station/user/address/modify`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: modifyAddressRequest, signal
    },
      );
    }

export const getModifyAddressMutationKey = () => ['modifyAddress', 'addresses'] as const;

export const getModifyAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyAddress>>, TError,ModifyAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyAddress>>, TError,ModifyAddressMutationVariables, TContext> => {

const mutationKey = getModifyAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyAddress>>, ModifyAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyAddress(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof modifyAddress>>>
    export type ModifyAddressMutationBody = ModifyAddressRequest
    export type ModifyAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyAddressMutationVariables = {data: ModifyAddressRequest}

    /**
 * @summary Add or change an address
 */
export const useModifyAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyAddress>>, TError,ModifyAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyAddress>>,
        TError,
        ModifyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getModifyAddressMutationOptions(options), queryClient);
    }
    /**
 * Parcels go to this address from now on unless told otherwise. There is exactly one default as long as
 * there are addresses.
 * @summary Choose the default address
 */
export const setDefaultAddress = (
    setDefaultAddressRequest: SetDefaultAddressRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/address/setDefault`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setDefaultAddressRequest, signal
    },
      );
    }

export const getSetDefaultAddressMutationKey = () => ['setDefaultAddress', 'addresses'] as const;

export const getSetDefaultAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultAddress>>, TError,SetDefaultAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setDefaultAddress>>, TError,SetDefaultAddressMutationVariables, TContext> => {

const mutationKey = getSetDefaultAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDefaultAddress>>, SetDefaultAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setDefaultAddress(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SetDefaultAddressMutationResult = NonNullable<Awaited<ReturnType<typeof setDefaultAddress>>>
    export type SetDefaultAddressMutationBody = SetDefaultAddressRequest
    export type SetDefaultAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SetDefaultAddressMutationVariables = {data: SetDefaultAddressRequest}

    /**
 * @summary Choose the default address
 */
export const useSetDefaultAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultAddress>>, TError,SetDefaultAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDefaultAddress>>,
        TError,
        SetDefaultAddressMutationVariables,
        TContext
      > => {
      return useMutation(getSetDefaultAddressMutationOptions(options), queryClient);
    }
    /**
 * Which parts an address of the country has, in the order in which they are asked for, what they are
 * called there, which are required, and how its postcode is written. A country without a form of its own
 * gets the general one, with a `province` only where `listProvinces` has some. `modifyAddress` holds addresses
 * to the same form.
 * @summary The form of a country's addresses
 */
export const getAddressForm = (
    params: GetAddressFormParams,
 signal?: AbortSignal
) => {

      return transport<GetAddressForm200>(
      {url: `/api/station/user/addressForm`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetAddressFormQueryKey = (params?: GetAddressFormParams,) => {
    return [
    "addresses", "getAddressForm", ...(params ? [params] : [])
    ] as const;
    }

export const getGetAddressFormSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAddressForm>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: GetAddressFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressFormQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressForm>>> = ({ signal }) => getAddressForm(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAddressFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressForm>>>
export type GetAddressFormSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetAddressFormSuspense<TData = Awaited<ReturnType<typeof getAddressForm>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetAddressFormParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressFormSuspense<TData = Awaited<ReturnType<typeof getAddressForm>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetAddressFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressFormSuspense<TData = Awaited<ReturnType<typeof getAddressForm>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetAddressFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The form of a country's addresses
 */

export function useGetAddressFormSuspense<TData = Awaited<ReturnType<typeof getAddressForm>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: GetAddressFormParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressForm>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressFormSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

