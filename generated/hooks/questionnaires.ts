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
  AttachQuestionnaireUpload200,
  AttachUploadRequest,
  BadRequestResponse,
  BusyResponse,
  FaultResponse,
  GetPackageCard200,
  GetQuestionnaire200,
  GetQuestionnaireDraft200,
  GetQuestionnaireDraftParams,
  GetQuestionnaireParams,
  GetQuestionnaireResult200,
  GetQuestionnaireResultParams,
  ListPackageCards200,
  ListQuestionnaires200,
  NotFoundResponse,
  PackageCardName,
  RedeemClaimCode200,
  RedeemClaimRequest,
  SaveAmazonOrder200,
  SaveDraftRequest,
  SaveOrderRequest,
  SaveQuestionnaireDraft200,
  SubmitQuestionnaire200,
  SubmitQuestionnaireRequest,
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
 * Each in its newest version, with the screen that it belongs to and, for a member, whether it is answered or begun.
 * @summary All questionnaires
 */
export const listQuestionnaires = (

 signal?: AbortSignal
) => {

      return transport<ListQuestionnaires200>(
      {url: `/api/station/questionnaire/list`, method: 'GET', signal
    },
      );
    }

export const getListQuestionnairesQueryKey = () => {
    return [
    "questionnaires", "listQuestionnaires"
    ] as const;
    }

export const getListQuestionnairesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionnairesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestionnaires>>> = ({ signal }) => listQuestionnaires(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListQuestionnairesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestionnaires>>>
export type ListQuestionnairesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All questionnaires
 */

export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionnairesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Pages of questions with their limits, in the request's language. A question with a `showIf` shows only where that rule
 * holds; rules look at questions before it only, and a question that does not show counts as not answered. 404 for a
 * version that was retired.
 * @summary A questionnaire to fill in
 */
export const getQuestionnaire = (
    id: string,
    params?: GetQuestionnaireParams,
 signal?: AbortSignal
) => {

      return transport<GetQuestionnaire200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetQuestionnaireQueryKey = (id: string,
    params?: GetQuestionnaireParams,) => {
    return [
    "questionnaires", "getQuestionnaire", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getGetQuestionnaireSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string,
    params?: GetQuestionnaireParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuestionnaireQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuestionnaire>>> = ({ signal }) => getQuestionnaire(id,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetQuestionnaireSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getQuestionnaire>>>
export type GetQuestionnaireSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetQuestionnaireSuspense<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params: undefined |  GetQuestionnaireParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireSuspense<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireSuspense<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A questionnaire to fill in
 */

export function useGetQuestionnaireSuspense<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuestionnaireSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The member's own draft, or the visitor's that `draftId` opens. `retired` says that its version is no longer taken: what
 * still fits can be carried over into the newest.
 * @summary The answers so far
 */
export const getQuestionnaireDraft = (
    id: string,
    params?: GetQuestionnaireDraftParams,
 signal?: AbortSignal
) => {

      return transport<GetQuestionnaireDraft200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/draft`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetQuestionnaireDraftQueryKey = (id: string,
    params?: GetQuestionnaireDraftParams,) => {
    return [
    "questionnaires", "getQuestionnaireDraft", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getGetQuestionnaireDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string,
    params?: GetQuestionnaireDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuestionnaireDraftQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuestionnaireDraft>>> = ({ signal }) => getQuestionnaireDraft(id,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetQuestionnaireDraftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getQuestionnaireDraft>>>
export type GetQuestionnaireDraftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetQuestionnaireDraftSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params: undefined |  GetQuestionnaireDraftParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireDraftSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireDraftSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The answers so far
 */

export function useGetQuestionnaireDraftSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuestionnaireDraftSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces the draft as a whole. A member has one draft for each questionnaire; a visitor gets a `draftId` with her first
 * and sends it with every further one, and it is forgotten after 30 days without a change. A draft stays with the
 * version it was begun with until that is retired. Answers must belong to questions of the version and be of their
 * kind; limits, gaps and rules are looked at when it is submitted.
 * @summary Keep the answers so far
 */
export const saveQuestionnaireDraft = (
    id: string,
    saveDraftRequest: SaveDraftRequest,
 signal?: AbortSignal
) => {

      return transport<SaveQuestionnaireDraft200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/draft`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: saveDraftRequest, signal
    },
      );
    }

export const getSaveQuestionnaireDraftMutationKey = () => ['saveQuestionnaireDraft', 'questionnaires'] as const;

export const getSaveQuestionnaireDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveQuestionnaireDraft>>, TError,SaveQuestionnaireDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveQuestionnaireDraft>>, TError,SaveQuestionnaireDraftMutationVariables, TContext> => {

const mutationKey = getSaveQuestionnaireDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveQuestionnaireDraft>>, SaveQuestionnaireDraftMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveQuestionnaireDraft(id,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SaveQuestionnaireDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveQuestionnaireDraft>>>
    export type SaveQuestionnaireDraftMutationBody = SaveDraftRequest
    export type SaveQuestionnaireDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SaveQuestionnaireDraftMutationVariables = {id: string;data: SaveDraftRequest}

    /**
 * @summary Keep the answers so far
 */
export const useSaveQuestionnaireDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveQuestionnaireDraft>>, TError,SaveQuestionnaireDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveQuestionnaireDraft>>,
        TError,
        SaveQuestionnaireDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveQuestionnaireDraftMutationOptions(options), queryClient);
    }
    /**
 * Once a member, or once a visitor's draft. The server walks the questions itself: answers to questions that do not show are
 * dropped and named in `dropped`; a missing or unfitting answer is refused with its place, `answers.` and the question's
 * id. Every version is taken until it is retired. A member gets the reward at once; a visitor gets a `claimCode`, her
 * key to the result and, once she is a member, to the reward.
 * @summary Send the answers
 */
export const submitQuestionnaire = (
    id: string,
    submitQuestionnaireRequest: SubmitQuestionnaireRequest,
 signal?: AbortSignal
) => {

      return transport<SubmitQuestionnaire200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/submission`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: submitQuestionnaireRequest, signal
    },
      );
    }

export const getSubmitQuestionnaireMutationKey = () => ['submitQuestionnaire', 'questionnaires', 'membership', 'coins', 'session'] as const;

export const getSubmitQuestionnaireMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext> => {

const mutationKey = getSubmitQuestionnaireMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitQuestionnaire>>, SubmitQuestionnaireMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  submitQuestionnaire(id,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SubmitQuestionnaireMutationResult = NonNullable<Awaited<ReturnType<typeof submitQuestionnaire>>>
    export type SubmitQuestionnaireMutationBody = SubmitQuestionnaireRequest
    export type SubmitQuestionnaireMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SubmitQuestionnaireMutationVariables = {id: string;data: SubmitQuestionnaireRequest}

    /**
 * @summary Send the answers
 */
export const useSubmitQuestionnaire = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitQuestionnaire>>,
        TError,
        SubmitQuestionnaireMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitQuestionnaireMutationOptions(options), queryClient);
    }
    /**
 * Makes the submission behind the code the member's own and gives its reward; the code then opens nothing more. Redeeming
 * one's own code again changes nothing and is answered alike.
 * @summary Take over what was sent as a visitor
 */
export const redeemClaimCode = (
    redeemClaimRequest: RedeemClaimRequest,
 signal?: AbortSignal
) => {

      return transport<RedeemClaimCode200>(
      {url: `/api/station/questionnaire/claim`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: redeemClaimRequest, signal
    },
      );
    }

export const getRedeemClaimCodeMutationKey = () => ['redeemClaimCode', 'questionnaires', 'membership', 'coins', 'session'] as const;

export const getRedeemClaimCodeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemClaimCode>>, TError,RedeemClaimCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemClaimCode>>, TError,RedeemClaimCodeMutationVariables, TContext> => {

const mutationKey = getRedeemClaimCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemClaimCode>>, RedeemClaimCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemClaimCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RedeemClaimCodeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemClaimCode>>>
    export type RedeemClaimCodeMutationBody = RedeemClaimRequest
    export type RedeemClaimCodeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RedeemClaimCodeMutationVariables = {data: RedeemClaimRequest}

    /**
 * @summary Take over what was sent as a visitor
 */
export const useRedeemClaimCode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemClaimCode>>, TError,RedeemClaimCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemClaimCode>>,
        TError,
        RedeemClaimCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemClaimCodeMutationOptions(options), queryClient);
    }
    /**
 * The result of the member's own submission, or of the visitor's that the claim code opens: worked out from the answers by
 * the rules of the version that was answered, with where order number and review stand. 404 where nothing was sent.
 * @summary What the answers say
 */
export const getQuestionnaireResult = (
    id: string,
    params?: GetQuestionnaireResultParams,
 signal?: AbortSignal
) => {

      return transport<GetQuestionnaireResult200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/result`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetQuestionnaireResultQueryKey = (id: string,
    params?: GetQuestionnaireResultParams,) => {
    return [
    "questionnaires", "getQuestionnaireResult", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getGetQuestionnaireResultSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getQuestionnaireResult>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(id: string,
    params?: GetQuestionnaireResultParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuestionnaireResultQueryKey(id,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuestionnaireResult>>> = ({ signal }) => getQuestionnaireResult(id,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetQuestionnaireResultSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getQuestionnaireResult>>>
export type GetQuestionnaireResultSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetQuestionnaireResultSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireResult>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params: undefined |  GetQuestionnaireResultParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireResultSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireResult>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireResultParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaireResultSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireResult>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireResultParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the answers say
 */

export function useGetQuestionnaireResultSuspense<TData = Awaited<ReturnType<typeof getQuestionnaireResult>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 id: string,
    params?: GetQuestionnaireResultParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuestionnaireResult>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuestionnaireResultSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds the number of the marketplace order to what was sent; a later one takes its place. The form of the number follows the
 * marketplace of the country, see `marketplaces` of the questionnaire. An order serves one submission only. 404 where
 * nothing was sent, or the questionnaire asks for no order.
 * @summary Name the marketplace order
 */
export const saveAmazonOrder = (
    id: string,
    saveOrderRequest: SaveOrderRequest,
 signal?: AbortSignal
) => {

      return transport<SaveAmazonOrder200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/amazon`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveOrderRequest, signal
    },
      );
    }

export const getSaveAmazonOrderMutationKey = () => ['saveAmazonOrder', 'questionnaires'] as const;

export const getSaveAmazonOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAmazonOrder>>, TError,SaveAmazonOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveAmazonOrder>>, TError,SaveAmazonOrderMutationVariables, TContext> => {

const mutationKey = getSaveAmazonOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAmazonOrder>>, SaveAmazonOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveAmazonOrder(id,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SaveAmazonOrderMutationResult = NonNullable<Awaited<ReturnType<typeof saveAmazonOrder>>>
    export type SaveAmazonOrderMutationBody = SaveOrderRequest
    export type SaveAmazonOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SaveAmazonOrderMutationVariables = {id: string;data: SaveOrderRequest}

    /**
 * @summary Name the marketplace order
 */
export const useSaveAmazonOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAmazonOrder>>, TError,SaveAmazonOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAmazonOrder>>,
        TError,
        SaveAmazonOrderMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAmazonOrderMutationOptions(options), queryClient);
    }
    /**
 * Adds one to three screenshots (uploads of the purpose `questionnaire`) to what was sent. What the review says makes no
 * difference to anything. A person looks at them: `submitted` becomes `accepted`, or `refused`, after which others may be
 * sent. 404 where nothing was sent, or the questionnaire asks for no review.
 * @summary Send the picture of a review
 */
export const attachQuestionnaireUpload = (
    id: string,
    attachUploadRequest: AttachUploadRequest,
 signal?: AbortSignal
) => {

      return transport<AttachQuestionnaireUpload200>(
      {url: `/api/station/questionnaire/${encodeURIComponent(String(id))}/upload`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attachUploadRequest, signal
    },
      );
    }

export const getAttachQuestionnaireUploadMutationKey = () => ['attachQuestionnaireUpload', 'questionnaires'] as const;

export const getAttachQuestionnaireUploadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachQuestionnaireUpload>>, TError,AttachQuestionnaireUploadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof attachQuestionnaireUpload>>, TError,AttachQuestionnaireUploadMutationVariables, TContext> => {

const mutationKey = getAttachQuestionnaireUploadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof attachQuestionnaireUpload>>, AttachQuestionnaireUploadMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  attachQuestionnaireUpload(id,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AttachQuestionnaireUploadMutationResult = NonNullable<Awaited<ReturnType<typeof attachQuestionnaireUpload>>>
    export type AttachQuestionnaireUploadMutationBody = AttachUploadRequest
    export type AttachQuestionnaireUploadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type AttachQuestionnaireUploadMutationVariables = {id: string;data: AttachUploadRequest}

    /**
 * @summary Send the picture of a review
 */
export const useAttachQuestionnaireUpload = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachQuestionnaireUpload>>, TError,AttachQuestionnaireUploadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof attachQuestionnaireUpload>>,
        TError,
        AttachQuestionnaireUploadMutationVariables,
        TContext
      > => {
      return useMutation(getAttachQuestionnaireUploadMutationOptions(options), queryClient);
    }
    /**
 * The cards that lie in the parcels, each with the page that it leads to.
 * @summary All package cards
 */
export const listPackageCards = (

 signal?: AbortSignal
) => {

      return transport<ListPackageCards200>(
      {url: `/api/station/packageCard/list`, method: 'GET', signal
    },
      );
    }

export const getListPackageCardsQueryKey = () => {
    return [
    "questionnaires", "listPackageCards"
    ] as const;
    }

export const getListPackageCardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPackageCards>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageCardsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageCards>>> = ({ signal }) => listPackageCards(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPackageCardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageCards>>>
export type ListPackageCardsSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListPackageCardsSuspense<TData = Awaited<ReturnType<typeof listPackageCards>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageCardsSuspense<TData = Awaited<ReturnType<typeof listPackageCards>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageCardsSuspense<TData = Awaited<ReturnType<typeof listPackageCards>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All package cards
 */

export function useListPackageCardsSuspense<TData = Awaited<ReturnType<typeof listPackageCards>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPackageCards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageCardsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Steps, films, questions and answers of a product, its questionnaire, and where it is sold in each country.
 * @summary A package card
 */
export const getPackageCard = (
    card: PackageCardName,
 signal?: AbortSignal
) => {

      return transport<GetPackageCard200>(
      {url: `/api/station/packageCard/${encodeURIComponent(String(card))}`, method: 'GET', signal
    },
      );
    }

export const getGetPackageCardQueryKey = (card: PackageCardName,) => {
    return [
    "questionnaires", "getPackageCard", ...(card ? [card] : [])
    ] as const;
    }

export const getGetPackageCardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPackageCard>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(card: PackageCardName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageCardQueryKey(card);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackageCard>>> = ({ signal }) => getPackageCard(card, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPackageCardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPackageCard>>>
export type GetPackageCardSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetPackageCardSuspense<TData = Awaited<ReturnType<typeof getPackageCard>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 card: PackageCardName, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageCardSuspense<TData = Awaited<ReturnType<typeof getPackageCard>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 card: PackageCardName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageCardSuspense<TData = Awaited<ReturnType<typeof getPackageCard>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 card: PackageCardName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A package card
 */

export function useGetPackageCardSuspense<TData = Awaited<ReturnType<typeof getPackageCard>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 card: PackageCardName, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPackageCard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPackageCardSuspenseQueryOptions(card,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

