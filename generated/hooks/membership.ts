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
  ClaimRight200,
  ClaimRightRequest,
  FaultResponse,
  GetMyMembership200,
  ListLevels200,
  ListRightProofs200,
  ListRightProofsParams,
  ListRights200,
  NotFoundResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UploadRightProof200,
  UploadRightProofRequest
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
 * What the hub's home shows of a membership; level names come in the request's language. A level is reached by the
 * points gained within one calendar year (UTC) and holds to the end of the next.
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

export const getGetMyMembershipSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyMembershipQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyMembership>>> = ({ signal }) => getMyMembership(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyMembershipSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyMembership>>>
export type GetMyMembershipSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Level, points and coins
 */

export function useGetMyMembershipSuspense<TData = Awaited<ReturnType<typeof getMyMembership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyMembership>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyMembershipSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * All levels in rising order, each with the rights that it adds to those of the levels below. Open to anyone who
 * thinks of joining.
 * @summary The four levels with their rights
 */
export const listLevels = (

 signal?: AbortSignal
) => {

      return transport<ListLevels200>(
      {url: `/api/station/member/level/list`, method: 'GET', signal
    },
      );
    }

export const getListLevelsQueryKey = () => {
    return [
    "membership", "listLevels"
    ] as const;
    }

export const getListLevelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLevelsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLevels>>> = ({ signal }) => listLevels(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLevelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLevels>>>
export type ListLevelsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The four levels with their rights
 */

export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLevelsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Every right of every level with how it stands for this member: `locked` while something is in the way (`eligibility`
 * says what and, where known, until when), `open` to be enjoyed or claimed, `waiting` while what she sent is looked
 * at, `used` once she had it this year. A year is the calendar year where the member lives.
 * @summary The member's rights
 */
export const listRights = (

 signal?: AbortSignal
) => {

      return transport<ListRights200>(
      {url: `/api/station/member/right/list`, method: 'GET', signal
    },
      );
    }

export const getListRightsQueryKey = () => {
    return [
    "membership", "listRights"
    ] as const;
    }

export const getListRightsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRightsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRights>>> = ({ signal }) => listRights(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRightsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRights>>>
export type ListRightsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRightsSuspense<TData = Awaited<ReturnType<typeof listRights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightsSuspense<TData = Awaited<ReturnType<typeof listRights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightsSuspense<TData = Awaited<ReturnType<typeof listRights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's rights
 */

export function useListRightsSuspense<TData = Awaited<ReturnType<typeof listRights>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRights>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRightsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Gives the prize of a right of the kind `claim`, once a calendar year where the member lives. Refused before its level,
 * outside of its month, and within 30 days of a changed birthday for what hangs on it.
 * @summary Claim what a right gives
 */
export const claimRight = (
    claimRightRequest: ClaimRightRequest,
 signal?: AbortSignal
) => {

      return transport<ClaimRight200>(
      {url: `/api/station/member/right/claim`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: claimRightRequest, signal
    },
      );
    }

export const getClaimRightMutationKey = () => ['claimRight', 'membership', 'coins', 'vouchers', 'session'] as const;

export const getClaimRightMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRight>>, TError,ClaimRightMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimRight>>, TError,ClaimRightMutationVariables, TContext> => {

const mutationKey = getClaimRightMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimRight>>, ClaimRightMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimRight(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ClaimRightMutationResult = NonNullable<Awaited<ReturnType<typeof claimRight>>>
    export type ClaimRightMutationBody = ClaimRightRequest
    export type ClaimRightMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ClaimRightMutationVariables = {data: ClaimRightRequest}

    /**
 * @summary Claim what a right gives
 */
export const useClaimRight = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRight>>, TError,ClaimRightMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimRight>>,
        TError,
        ClaimRightMutationVariables,
        TContext
      > => {
      return useMutation(getClaimRightMutationOptions(options), queryClient);
    }
    /**
 * Hands in files, uploaded before for the purpose `right`, that prove a right of the kind `proof`. One proof a right and
 * calendar year; after a refusal another may be sent. The prize, if the right has one, comes when it is accepted.
 * @summary Send the proof a right asks for
 */
export const uploadRightProof = (
    uploadRightProofRequest: UploadRightProofRequest,
 signal?: AbortSignal
) => {

      return transport<UploadRightProof200>(
      {url: `/api/station/member/right/upload`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: uploadRightProofRequest, signal
    },
      );
    }

export const getUploadRightProofMutationKey = () => ['uploadRightProof', 'membership'] as const;

export const getUploadRightProofMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadRightProof>>, TError,UploadRightProofMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadRightProof>>, TError,UploadRightProofMutationVariables, TContext> => {

const mutationKey = getUploadRightProofMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadRightProof>>, UploadRightProofMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadRightProof(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UploadRightProofMutationResult = NonNullable<Awaited<ReturnType<typeof uploadRightProof>>>
    export type UploadRightProofMutationBody = UploadRightProofRequest
    export type UploadRightProofMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type UploadRightProofMutationVariables = {data: UploadRightProofRequest}

    /**
 * @summary Send the proof a right asks for
 */
export const useUploadRightProof = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadRightProof>>, TError,UploadRightProofMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadRightProof>>,
        TError,
        UploadRightProofMutationVariables,
        TContext
      > => {
      return useMutation(getUploadRightProofMutationOptions(options), queryClient);
    }
    /**
 * The member's proofs, newest first, each `submitted` until it is `accepted` or `refused`.
 * @summary Proofs that were sent
 */
export const listRightProofs = (
    params?: ListRightProofsParams,
 signal?: AbortSignal
) => {

      return transport<ListRightProofs200>(
      {url: `/api/station/member/right/proofList`, method: 'GET',
        params, signal
    },
      );
    }

export const getListRightProofsQueryKey = (params?: ListRightProofsParams,) => {
    return [
    "membership", "listRightProofs", ...(params ? [params] : [])
    ] as const;
    }

export const getListRightProofsInfiniteQueryKey = (params?: ListRightProofsParams,) => {
    return [
    "membership", "listRightProofs", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListRightProofsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRightProofs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRightProofsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRightProofs>>> = ({ signal }) => listRightProofs(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRightProofsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRightProofs>>>
export type ListRightProofsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRightProofsSuspense<TData = Awaited<ReturnType<typeof listRightProofs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListRightProofsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightProofsSuspense<TData = Awaited<ReturnType<typeof listRightProofs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightProofsSuspense<TData = Awaited<ReturnType<typeof listRightProofs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Proofs that were sent
 */

export function useListRightProofsSuspense<TData = Awaited<ReturnType<typeof listRightProofs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRightProofsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListRightProofsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRightProofs>>, ListRightProofsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRightProofsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRightProofs>>, QueryKey, ListRightProofsParams['cursor']> = ({ signal, pageParam }) => listRightProofs({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRightProofsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRightProofs>>>
export type ListRightProofsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListRightProofsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRightProofs>>, ListRightProofsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListRightProofsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightProofsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRightProofs>>, ListRightProofsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRightProofsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRightProofs>>, ListRightProofsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Proofs that were sent
 */

export function useListRightProofsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRightProofs>>, ListRightProofsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListRightProofsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listRightProofs>>, TError, TData, QueryKey, ListRightProofsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRightProofsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

