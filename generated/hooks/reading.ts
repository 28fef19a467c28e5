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
  CheckIsBrowse200,
  Done,
  FaultResponse,
  FinishChapter200,
  FinishChapterRequest,
  GetCourse200,
  GetMagazineDetail200,
  ListNewProductBenefits200,
  ListOnlineCourses200,
  NotFoundResponse,
  QueryMagazines200,
  QueryMagazinesParams,
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
 * The courses with their chapters and how far the member is. Reading the last chapter of a course gives its reward,
 * once. `eligibility` says what is in the way of a course that her level does not open yet.
 * @summary Online courses
 */
export const listOnlineCourses = (

 signal?: AbortSignal
) => {

      return transport<ListOnlineCourses200>(
      {url: `/api/station/member/village/onlineCourse`, method: 'GET', signal
    },
      );
    }

export const getListOnlineCoursesQueryKey = () => {
    return [
    "reading", "listOnlineCourses"
    ] as const;
    }

export const getListOnlineCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOnlineCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOnlineCoursesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOnlineCourses>>> = ({ signal }) => listOnlineCourses(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOnlineCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOnlineCourses>>>
export type ListOnlineCoursesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListOnlineCoursesSuspense<TData = Awaited<ReturnType<typeof listOnlineCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOnlineCoursesSuspense<TData = Awaited<ReturnType<typeof listOnlineCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOnlineCoursesSuspense<TData = Awaited<ReturnType<typeof listOnlineCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Online courses
 */

export function useListOnlineCoursesSuspense<TData = Awaited<ReturnType<typeof listOnlineCourses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOnlineCourses>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOnlineCoursesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A course with the texts of its chapters. The texts are empty while the course is not open to the member.
 * @summary One course
 */
export const getCourse = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetCourse200>(
      {url: `/api/station/member/village/course/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetCourseQueryKey = (id: string,) => {
    return [
    "reading", "getCourse", ...(id ? [id] : [])
    ] as const;
    }

export const getGetCourseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourse>>> = ({ signal }) => getCourse(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCourseSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourse>>>
export type GetCourseSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One course
 */

export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Marks a chapter as read, in any order. The call that finishes the course grants its reward through the ledger, once;
 * a chapter that was finished before stays so and grants nothing. A course or chapter that is not there is not found.
 * @summary Finish a chapter
 */
export const finishChapter = (
    id: string,
    finishChapterRequest: FinishChapterRequest,
 signal?: AbortSignal
) => {

      return transport<FinishChapter200>(
      {url: `/api/station/member/village/course/${encodeURIComponent(String(id))}/finishChapter`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: finishChapterRequest, signal
    },
      );
    }

export const getFinishChapterMutationKey = () => ['finishChapter', 'reading', 'membership', 'coins', 'session'] as const;

export const getFinishChapterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishChapter>>, TError,FinishChapterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishChapter>>, TError,FinishChapterMutationVariables, TContext> => {

const mutationKey = getFinishChapterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishChapter>>, FinishChapterMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  finishChapter(id,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type FinishChapterMutationResult = NonNullable<Awaited<ReturnType<typeof finishChapter>>>
    export type FinishChapterMutationBody = FinishChapterRequest
    export type FinishChapterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type FinishChapterMutationVariables = {id: string;data: FinishChapterRequest}

    /**
 * @summary Finish a chapter
 */
export const useFinishChapter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishChapter>>, TError,FinishChapterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishChapter>>,
        TError,
        FinishChapterMutationVariables,
        TContext
      > => {
      return useMutation(getFinishChapterMutationOptions(options), queryClient);
    }
    /**
 * What members get when a product is new: those of her country that run now or will, soonest to close first.
 * `link` leads to the product in the shop or to her vouchers. `eligibility` says why one is not open, and from when.
 * @summary Benefits around new products
 */
export const listNewProductBenefits = (

 signal?: AbortSignal
) => {

      return transport<ListNewProductBenefits200>(
      {url: `/api/station/member/village/newProductBenefits`, method: 'GET', signal
    },
      );
    }

export const getListNewProductBenefitsQueryKey = () => {
    return [
    "reading", "listNewProductBenefits"
    ] as const;
    }

export const getListNewProductBenefitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNewProductBenefits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewProductBenefitsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewProductBenefits>>> = ({ signal }) => listNewProductBenefits(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListNewProductBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNewProductBenefits>>>
export type ListNewProductBenefitsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListNewProductBenefitsSuspense<TData = Awaited<ReturnType<typeof listNewProductBenefits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewProductBenefitsSuspense<TData = Awaited<ReturnType<typeof listNewProductBenefits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewProductBenefitsSuspense<TData = Awaited<ReturnType<typeof listNewProductBenefits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Benefits around new products
 */

export function useListNewProductBenefitsSuspense<TData = Awaited<ReturnType<typeof listNewProductBenefits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNewProductBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewProductBenefitsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The issues that have appeared, newest first, paged, each with whether the member has read it.
 * @summary Issues of the magazine
 */
export const queryMagazines = (
    params?: QueryMagazinesParams,
 signal?: AbortSignal
) => {

      return transport<QueryMagazines200>(
      {url: `/api/station/user/magazine/queryList`, method: 'GET',
        params, signal
    },
      );
    }

export const getQueryMagazinesQueryKey = (params?: QueryMagazinesParams,) => {
    return [
    "reading", "queryMagazines", ...(params ? [params] : [])
    ] as const;
    }

export const getQueryMagazinesInfiniteQueryKey = (params?: QueryMagazinesParams,) => {
    return [
    "reading", "queryMagazines", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getQueryMagazinesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof queryMagazines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryMagazinesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryMagazines>>> = ({ signal }) => queryMagazines(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type QueryMagazinesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof queryMagazines>>>
export type QueryMagazinesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useQueryMagazinesSuspense<TData = Awaited<ReturnType<typeof queryMagazines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  QueryMagazinesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryMagazinesSuspense<TData = Awaited<ReturnType<typeof queryMagazines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryMagazinesSuspense<TData = Awaited<ReturnType<typeof queryMagazines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Issues of the magazine
 */

export function useQueryMagazinesSuspense<TData = Awaited<ReturnType<typeof queryMagazines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryMagazinesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryMagazinesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof queryMagazines>>, QueryMagazinesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryMagazinesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryMagazines>>, QueryKey, QueryMagazinesParams['cursor']> = ({ signal, pageParam }) => queryMagazines({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QueryMagazinesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof queryMagazines>>>
export type QueryMagazinesSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useQueryMagazinesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof queryMagazines>>, QueryMagazinesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  QueryMagazinesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryMagazinesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof queryMagazines>>, QueryMagazinesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryMagazinesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof queryMagazines>>, QueryMagazinesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Issues of the magazine
 */

export function useQueryMagazinesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof queryMagazines>>, QueryMagazinesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: QueryMagazinesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof queryMagazines>>, TError, TData, QueryKey, QueryMagazinesParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryMagazinesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the hub's menu shows a mark by: `isAllBrowse` is true when the member has read every issue that has appeared.
 * @summary Whether all issues are read
 */
export const checkIsBrowse = (

 signal?: AbortSignal
) => {

      return transport<CheckIsBrowse200>(
      {url: `/api/station/user/magazine/checkIsBrowse`, method: 'GET', signal
    },
      );
    }

export const getCheckIsBrowseQueryKey = () => {
    return [
    "reading", "checkIsBrowse"
    ] as const;
    }

export const getCheckIsBrowseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkIsBrowse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckIsBrowseQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkIsBrowse>>> = ({ signal }) => checkIsBrowse(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckIsBrowseSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkIsBrowse>>>
export type CheckIsBrowseSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useCheckIsBrowseSuspense<TData = Awaited<ReturnType<typeof checkIsBrowse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckIsBrowseSuspense<TData = Awaited<ReturnType<typeof checkIsBrowse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckIsBrowseSuspense<TData = Awaited<ReturnType<typeof checkIsBrowse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether all issues are read
 */

export function useCheckIsBrowseSuspense<TData = Awaited<ReturnType<typeof checkIsBrowse>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkIsBrowse>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckIsBrowseSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Remembers that the member has read the issue; a second time changes nothing.
 * @summary Mark an issue as read
 */
export const addMagazineHistory = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/magazine/addHistory/${encodeURIComponent(String(id))}`, method: 'PUT', signal
    },
      );
    }

export const getAddMagazineHistoryMutationKey = () => ['addMagazineHistory', 'reading'] as const;

export const getAddMagazineHistoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addMagazineHistory>>, TError,AddMagazineHistoryMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addMagazineHistory>>, TError,AddMagazineHistoryMutationVariables, TContext> => {

const mutationKey = getAddMagazineHistoryMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addMagazineHistory>>, AddMagazineHistoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  addMagazineHistory(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddMagazineHistoryMutationResult = NonNullable<Awaited<ReturnType<typeof addMagazineHistory>>>

    export type AddMagazineHistoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type AddMagazineHistoryMutationVariables = {id: string}

    /**
 * @summary Mark an issue as read
 */
export const useAddMagazineHistory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addMagazineHistory>>, TError,AddMagazineHistoryMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addMagazineHistory>>,
        TError,
        AddMagazineHistoryMutationVariables,
        TContext
      > => {
      return useMutation(getAddMagazineHistoryMutationOptions(options), queryClient);
    }
    /**
 * An issue with its articles, paragraph by paragraph, in the request's language.
 * @summary One issue of the magazine
 */
export const getMagazineDetail = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<GetMagazineDetail200>(
      {url: `/api/station/user/magazine/detail/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      );
    }

export const getGetMagazineDetailQueryKey = (id: string,) => {
    return [
    "reading", "getMagazineDetail", ...(id ? [id] : [])
    ] as const;
    }

export const getGetMagazineDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMagazineDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMagazineDetailQueryKey(id);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMagazineDetail>>> = ({ signal }) => getMagazineDetail(id, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMagazineDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMagazineDetail>>>
export type GetMagazineDetailSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetMagazineDetailSuspense<TData = Awaited<ReturnType<typeof getMagazineDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMagazineDetailSuspense<TData = Awaited<ReturnType<typeof getMagazineDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMagazineDetailSuspense<TData = Awaited<ReturnType<typeof getMagazineDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One issue of the magazine
 */

export function useGetMagazineDetailSuspense<TData = Awaited<ReturnType<typeof getMagazineDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMagazineDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMagazineDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

