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
  Activate200,
  ActivateParams,
  AgreePrivacyPolicyRequest,
  BabyContent,
  BadRequestResponse,
  BusyResponse,
  CompleteTask200,
  CompleteTaskRequest,
  ConfirmActivation200,
  ConfirmActivationRequest,
  DeleteBabyRequest,
  Done,
  ExportData200,
  ExportDataRequest,
  FaultResponse,
  GetConsents200,
  GetPrivacyPolicy200,
  IsAgreeCountryPrivacyPolicy200,
  ListBabies200,
  ListLactationStages200,
  ListNotices200,
  ListNoticesParams,
  ListPendingTasks200,
  ModifyAccountRequest,
  ModifyUserAvatar200,
  ModifyUserAvatarRequest,
  ModifyUserInfo200,
  ModifyUserInfoRequest,
  NotFoundResponse,
  ReadNotices200,
  ReadNoticesRequest,
  SaveBaby200,
  SaveBabyRequest,
  SendActivationMail200,
  SetBabyContent200,
  SetConsents200,
  SetConsentsRequest,
  SubscribeRequest,
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
 * Changes the fields that are sent; an absent one stays, `null` clears it. A new time zone holds from the next local
 * day, so that today stays one day: the answer says from when. A birthday that was changed or removed is remembered
 * as such and opens its gift only after a while. Another country may ask for consent to its own privacy policy.
 * Refused are dates that cannot be right (a birthday less than 13 or more than 100 years ago, a resumption date more
 * than ten years ago or five ahead), and a lactation stage other than 1 without the consent `babyData`. An unknown
 * time zone is 400.
 * @summary Change what the member says of herself
 */
export const modifyUserInfo = (
    modifyUserInfoRequest: ModifyUserInfoRequest,
 signal?: AbortSignal
) => {

      return transport<ModifyUserInfo200>(
      {url: `/api/station/user/modifyUserInfo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: modifyUserInfoRequest, signal
    },
      );
    }

export const getModifyUserInfoMutationKey = () => ['modifyUserInfo', 'session', 'profile', 'membership', 'games', 'gifts'] as const;

export const getModifyUserInfoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyUserInfo>>, TError,ModifyUserInfoMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyUserInfo>>, TError,ModifyUserInfoMutationVariables, TContext> => {

const mutationKey = getModifyUserInfoMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyUserInfo>>, ModifyUserInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyUserInfo(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyUserInfoMutationResult = NonNullable<Awaited<ReturnType<typeof modifyUserInfo>>>
    export type ModifyUserInfoMutationBody = ModifyUserInfoRequest
    export type ModifyUserInfoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyUserInfoMutationVariables = {data: ModifyUserInfoRequest}

    /**
 * @summary Change what the member says of herself
 */
export const useModifyUserInfo = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyUserInfo>>, TError,ModifyUserInfoMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyUserInfo>>,
        TError,
        ModifyUserInfoMutationVariables,
        TContext
      > => {
      return useMutation(getModifyUserInfoMutationOptions(options), queryClient);
    }
    /**
 * Takes a stored upload of the purpose `avatar` as the member's picture, or removes the picture with `null`. An upload
 * serves once and only whoever sent it; any other is refused. Taking the same one again changes nothing.
 * @summary Set or remove the picture
 */
export const modifyUserAvatar = (
    modifyUserAvatarRequest: ModifyUserAvatarRequest,
 signal?: AbortSignal
) => {

      return transport<ModifyUserAvatar200>(
      {url: `/api/station/user/modifyUserAvatar`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: modifyUserAvatarRequest, signal
    },
      );
    }

export const getModifyUserAvatarMutationKey = () => ['modifyUserAvatar', 'session', 'profile'] as const;

export const getModifyUserAvatarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyUserAvatar>>, TError,ModifyUserAvatarMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyUserAvatar>>, TError,ModifyUserAvatarMutationVariables, TContext> => {

const mutationKey = getModifyUserAvatarMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyUserAvatar>>, ModifyUserAvatarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyUserAvatar(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyUserAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof modifyUserAvatar>>>
    export type ModifyUserAvatarMutationBody = ModifyUserAvatarRequest
    export type ModifyUserAvatarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyUserAvatarMutationVariables = {data: ModifyUserAvatarRequest}

    /**
 * @summary Set or remove the picture
 */
export const useModifyUserAvatar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyUserAvatar>>, TError,ModifyUserAvatarMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyUserAvatar>>,
        TError,
        ModifyUserAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getModifyUserAvatarMutationOptions(options), queryClient);
    }
    /**
 * Turns news and offers by mail on or off: the consent `marketingMail`, added to the history of consents with
 * country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
 * account has no e-mail address; turning them off always works.
 * @summary News and offers by mail
 */
export const subscribe = (
    subscribeRequest: SubscribeRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/subscribe`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: subscribeRequest, signal
    },
      );
    }

export const getSubscribeMutationKey = () => ['subscribe', 'profile'] as const;

export const getSubscribeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribe>>, TError,SubscribeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof subscribe>>, TError,SubscribeMutationVariables, TContext> => {

const mutationKey = getSubscribeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribe>>, SubscribeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  subscribe(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SubscribeMutationResult = NonNullable<Awaited<ReturnType<typeof subscribe>>>
    export type SubscribeMutationBody = SubscribeRequest
    export type SubscribeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SubscribeMutationVariables = {data: SubscribeRequest}

    /**
 * @summary News and offers by mail
 */
export const useSubscribe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribe>>, TError,SubscribeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribe>>,
        TError,
        SubscribeMutationVariables,
        TContext
      > => {
      return useMutation(getSubscribeMutationOptions(options), queryClient);
    }
    /**
 * Turns news and offers by phone on or off: the consent `marketingPhone`, added to the history of consents with
 * country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
 * account has no phone; turning them off always works.
 * @summary News and offers by phone
 */
export const subscribePhone = (
    subscribeRequest: SubscribeRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/subscribePhone`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: subscribeRequest, signal
    },
      );
    }

export const getSubscribePhoneMutationKey = () => ['subscribePhone', 'profile'] as const;

export const getSubscribePhoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePhone>>, TError,SubscribePhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof subscribePhone>>, TError,SubscribePhoneMutationVariables, TContext> => {

const mutationKey = getSubscribePhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribePhone>>, SubscribePhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  subscribePhone(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SubscribePhoneMutationResult = NonNullable<Awaited<ReturnType<typeof subscribePhone>>>
    export type SubscribePhoneMutationBody = SubscribeRequest
    export type SubscribePhoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SubscribePhoneMutationVariables = {data: SubscribeRequest}

    /**
 * @summary News and offers by phone
 */
export const useSubscribePhone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePhone>>, TError,SubscribePhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribePhone>>,
        TError,
        SubscribePhoneMutationVariables,
        TContext
      > => {
      return useMutation(getSubscribePhoneMutationOptions(options), queryClient);
    }
    /**
 * Shows what the link's token stands for and changes nothing, because mail programs open links by themselves;
 * `confirmActivation` confirms. The account is masked. A token that nobody was sent, or that a newer mail has replaced,
 * is refused.
 * @summary What a link from a mail would confirm
 */
export const activate = (
    params: ActivateParams,
 signal?: AbortSignal
) => {

      return transport<Activate200>(
      {url: `/api/station/user/activate`, method: 'GET',
        params, signal
    },
      );
    }

export const getActivateQueryKey = (params?: ActivateParams,) => {
    return [
    "profile", "activate", ...(params ? [params] : [])
    ] as const;
    }

export const getActivateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof activate>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params: ActivateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getActivateQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof activate>>> = ({ signal }) => activate(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ActivateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof activate>>>
export type ActivateSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useActivateSuspense<TData = Awaited<ReturnType<typeof activate>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: ActivateParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivateSuspense<TData = Awaited<ReturnType<typeof activate>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: ActivateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivateSuspense<TData = Awaited<ReturnType<typeof activate>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: ActivateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a link from a mail would confirm
 */

export function useActivateSuspense<TData = Awaited<ReturnType<typeof activate>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: ActivateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getActivateSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Does what the link's token stands for: the e-mail address it was sent to is verified from now on. It needs no session,
 * because the mail may be open on another device. Confirming again changes nothing and succeeds. A token that nobody was
 * sent, that a newer mail has replaced, or whose address is the member's no longer, and one of more than a day are
 * refused.
 * @summary Confirm by a link from a mail
 */
export const confirmActivation = (
    confirmActivationRequest: ConfirmActivationRequest,
 signal?: AbortSignal
) => {

      return transport<ConfirmActivation200>(
      {url: `/api/station/user/activate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmActivationRequest, signal
    },
      );
    }

export const getConfirmActivationMutationKey = () => ['confirmActivation', 'session', 'profile'] as const;

export const getConfirmActivationMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmActivation>>, TError,ConfirmActivationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmActivation>>, TError,ConfirmActivationMutationVariables, TContext> => {

const mutationKey = getConfirmActivationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmActivation>>, ConfirmActivationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmActivation(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmActivationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmActivation>>>
    export type ConfirmActivationMutationBody = ConfirmActivationRequest
    export type ConfirmActivationMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ConfirmActivationMutationVariables = {data: ConfirmActivationRequest}

    /**
 * @summary Confirm by a link from a mail
 */
export const useConfirmActivation = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmActivation>>, TError,ConfirmActivationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmActivation>>,
        TError,
        ConfirmActivationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmActivationMutationOptions(options), queryClient);
    }
    /**
 * Sends a link that holds one day to the member's e-mail address; the newest link counts. Refused within a minute of the
 * last one, with when to try again, where the address is verified already, and where there is none.
 * @summary Send the mail that verifies the e-mail address
 */
export const sendActivationMail = (

 signal?: AbortSignal
) => {

      return transport<SendActivationMail200>(
      {url: `/api/station/user/activate/send`, method: 'POST', signal
    },
      );
    }

export const getSendActivationMailMutationKey = () => ['sendActivationMail'] as const;

export const getSendActivationMailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendActivationMail>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendActivationMail>>, TError,void, TContext> => {

const mutationKey = getSendActivationMailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendActivationMail>>, void> = () => {

          return  sendActivationMail()
        }

  return  { mutationFn, ...mutationOptions }}

    export type SendActivationMailMutationResult = NonNullable<Awaited<ReturnType<typeof sendActivationMail>>>

    export type SendActivationMailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

    /**
 * @summary Send the mail that verifies the e-mail address
 */
export const useSendActivationMail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendActivationMail>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendActivationMail>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendActivationMailMutationOptions(options), queryClient);
    }
    /**
 * Makes a new e-mail address or phone the one the member signs in with; the other kind stays. It needs fresh proof of who
 * asks and the code that was sent to the new one (`sendVerifyCode`, purpose `verify`). That it belongs to another member
 * is said only to whoever proved to hold it. Every other session ends, and the address that was replaced is told.
 * @summary Change or add an e-mail address or phone
 */
export const modifyAccount = (
    modifyAccountRequest: ModifyAccountRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/modifyAccount`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: modifyAccountRequest, signal
    },
      );
    }

export const getModifyAccountMutationKey = () => ['modifyAccount', 'session', 'profile'] as const;

export const getModifyAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyAccount>>, TError,ModifyAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyAccount>>, TError,ModifyAccountMutationVariables, TContext> => {

const mutationKey = getModifyAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyAccount>>, ModifyAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyAccount(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyAccountMutationResult = NonNullable<Awaited<ReturnType<typeof modifyAccount>>>
    export type ModifyAccountMutationBody = ModifyAccountRequest
    export type ModifyAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyAccountMutationVariables = {data: ModifyAccountRequest}

    /**
 * @summary Change or add an e-mail address or phone
 */
export const useModifyAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyAccount>>, TError,ModifyAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyAccount>>,
        TError,
        ModifyAccountMutationVariables,
        TContext
      > => {
      return useMutation(getModifyAccountMutationOptions(options), queryClient);
    }
    /**
 * All of them in the order they were added, each with the stage its dates tell today. While baby content is silenced the
 * babies are still listed, without stages, so that they can be changed or removed.
 * @summary The member's babies
 */
export const listBabies = (

 signal?: AbortSignal
) => {

      return transport<ListBabies200>(
      {url: `/api/station/baby/list`, method: 'GET', signal
    },
      );
    }

export const getListBabiesQueryKey = () => {
    return [
    "profile", "listBabies"
    ] as const;
    }

export const getListBabiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBabies>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBabiesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBabies>>> = ({ signal }) => listBabies(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBabiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBabies>>>
export type ListBabiesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListBabiesSuspense<TData = Awaited<ReturnType<typeof listBabies>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBabiesSuspense<TData = Awaited<ReturnType<typeof listBabies>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBabiesSuspense<TData = Awaited<ReturnType<typeof listBabies>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's babies
 */

export function useListBabiesSuspense<TData = Awaited<ReturnType<typeof listBabies>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBabies>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBabiesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a baby, or changes the one of `id`: there what is absent stays, `null` clears. A baby has a due date, or a birth
 * date, or neither; a birth date takes the due date's place. A due date lies from 28 days ago to 294 days ahead, a birth
 * date within the last ten years by the member's calendar; others are refused with the field. A changed or removed birth
 * date is remembered with its instant: its gifts open only after a while. Also refused without the consent `babyData`,
 * beyond twelve babies, and for a new baby of whom nothing is told.
 * @summary Add or change a baby
 */
export const saveBaby = (
    saveBabyRequest: SaveBabyRequest,
 signal?: AbortSignal
) => {

      return transport<SaveBaby200>(
      {url: `/api/station/baby/save`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: saveBabyRequest, signal
    },
      );
    }

export const getSaveBabyMutationKey = () => ['saveBaby', 'profile', 'session', 'gifts'] as const;

export const getSaveBabyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBaby>>, TError,SaveBabyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveBaby>>, TError,SaveBabyMutationVariables, TContext> => {

const mutationKey = getSaveBabyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveBaby>>, SaveBabyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveBaby(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SaveBabyMutationResult = NonNullable<Awaited<ReturnType<typeof saveBaby>>>
    export type SaveBabyMutationBody = SaveBabyRequest
    export type SaveBabyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SaveBabyMutationVariables = {data: SaveBabyRequest}

    /**
 * @summary Add or change a baby
 */
export const useSaveBaby = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBaby>>, TError,SaveBabyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveBaby>>,
        TError,
        SaveBabyMutationVariables,
        TContext
      > => {
      return useMutation(getSaveBabyMutationOptions(options), queryClient);
    }
    /**
 * Removes what is kept of a baby for good. Coins, points and gifts that were given stay.
 * @summary Remove a baby
 */
export const deleteBaby = (
    deleteBabyRequest: DeleteBabyRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/baby/deleteBaby`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteBabyRequest, signal
    },
      );
    }

export const getDeleteBabyMutationKey = () => ['deleteBaby', 'profile', 'session', 'gifts'] as const;

export const getDeleteBabyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaby>>, TError,DeleteBabyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteBaby>>, TError,DeleteBabyMutationVariables, TContext> => {

const mutationKey = getDeleteBabyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBaby>>, DeleteBabyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteBaby(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteBabyMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBaby>>>
    export type DeleteBabyMutationBody = DeleteBabyRequest
    export type DeleteBabyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type DeleteBabyMutationVariables = {data: DeleteBabyRequest}

    /**
 * @summary Remove a baby
 */
export const useDeleteBaby = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaby>>, TError,DeleteBabyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBaby>>,
        TError,
        DeleteBabyMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBabyMutationOptions(options), queryClient);
    }
    /**
 * One switch for hard times: while it is on, no stage, task, gift or notice speaks of a baby, and what was kept of babies
 * stays untouched. Coins, points, level and gifts that were given stay. It can be turned off at any time.
 * @summary Silence all baby content
 */
export const setBabyContent = (
    babyContent: BabyContent,
 signal?: AbortSignal
) => {

      return transport<SetBabyContent200>(
      {url: `/api/station/baby/silence`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: babyContent, signal
    },
      );
    }

export const getSetBabyContentMutationKey = () => ['setBabyContent', 'profile', 'session', 'gifts', 'reading', 'activities'] as const;

export const getSetBabyContentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBabyContent>>, TError,SetBabyContentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBabyContent>>, TError,SetBabyContentMutationVariables, TContext> => {

const mutationKey = getSetBabyContentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBabyContent>>, SetBabyContentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setBabyContent(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SetBabyContentMutationResult = NonNullable<Awaited<ReturnType<typeof setBabyContent>>>
    export type SetBabyContentMutationBody = BabyContent
    export type SetBabyContentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SetBabyContentMutationVariables = {data: BabyContent}

    /**
 * @summary Silence all baby content
 */
export const useSetBabyContent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBabyContent>>, TError,SetBabyContentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBabyContent>>,
        TError,
        SetBabyContentMutationVariables,
        TContext
      > => {
      return useMutation(getSetBabyContentMutationOptions(options), queryClient);
    }
    /**
 * The stages of the catalogue in the request's language and, for a signed-in member, which one is hers. Hers is worked out
 * from her youngest baby each time and never kept: before birth the first, then by days of life. A due date that passed
 * more than six weeks ago tells nothing.
 * @summary The stages of feeding
 */
export const listLactationStages = (

 signal?: AbortSignal
) => {

      return transport<ListLactationStages200>(
      {url: `/api/station/lactation/stageList`, method: 'POST', signal
    },
      );
    }

export const getListLactationStagesQueryKey = () => {
    return [
    "profile", "listLactationStages"
    ] as const;
    }

export const getListLactationStagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLactationStages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLactationStagesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLactationStages>>> = ({ signal }) => listLactationStages(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLactationStagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLactationStages>>>
export type ListLactationStagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListLactationStagesSuspense<TData = Awaited<ReturnType<typeof listLactationStages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLactationStagesSuspense<TData = Awaited<ReturnType<typeof listLactationStages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLactationStagesSuspense<TData = Awaited<ReturnType<typeof listLactationStages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The stages of feeding
 */

export function useListLactationStagesSuspense<TData = Awaited<ReturnType<typeof listLactationStages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLactationStages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLactationStagesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The tasks that are still open, and those that are done and whose prize waits to be taken (`state: ready`), worked out
 * from what is kept now. A task without a prize disappears once it is done. Names and texts come in the request's
 * language.
 * @summary What waits for the member
 */
export const listPendingTasks = (

 signal?: AbortSignal
) => {

      return transport<ListPendingTasks200>(
      {url: `/api/station/user/task/pending`, method: 'GET', signal
    },
      );
    }

export const getListPendingTasksQueryKey = () => {
    return [
    "profile", "listPendingTasks"
    ] as const;
    }

export const getListPendingTasksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPendingTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingTasksQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingTasks>>> = ({ signal }) => listPendingTasks(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPendingTasksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingTasks>>>
export type ListPendingTasksSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListPendingTasksSuspense<TData = Awaited<ReturnType<typeof listPendingTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingTasksSuspense<TData = Awaited<ReturnType<typeof listPendingTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingTasksSuspense<TData = Awaited<ReturnType<typeof listPendingTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What waits for the member
 */

export function useListPendingTasksSuspense<TData = Awaited<ReturnType<typeof listPendingTasks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingTasksSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Gives the prize of a task that is truly done, once. One that is not done is refused with what is missing, one whose
 * prize was taken as such.
 * @summary Take the prize of a task
 */
export const completeTask = (
    completeTaskRequest: CompleteTaskRequest,
 signal?: AbortSignal
) => {

      return transport<CompleteTask200>(
      {url: `/api/station/user/task/done`, method: 'POST', keyed: 'lasting',
      headers: {'Content-Type': 'application/json', },
      data: completeTaskRequest, signal
    },
      );
    }

export const getCompleteTaskMutationKey = () => ['completeTask', 'profile', 'membership', 'coins', 'session'] as const;

export const getCompleteTaskMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext> => {

const mutationKey = getCompleteTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTask>>, CompleteTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  completeTask(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CompleteTaskMutationResult = NonNullable<Awaited<ReturnType<typeof completeTask>>>
    export type CompleteTaskMutationBody = CompleteTaskRequest
    export type CompleteTaskMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CompleteTaskMutationVariables = {data: CompleteTaskRequest}

    /**
 * @summary Take the prize of a task
 */
export const useCompleteTask = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTask>>,
        TError,
        CompleteTaskMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteTaskMutationOptions(options), queryClient);
    }
    /**
 * The version in force today in the member's country, or the general one where there is none of its own; what it says in
 * short; and which version she agreed to last.
 * @summary The privacy policy of the member's country
 */
export const getPrivacyPolicy = (

 signal?: AbortSignal
) => {

      return transport<GetPrivacyPolicy200>(
      {url: `/api/station/user/get/privacyPolicy`, method: 'GET', signal
    },
      );
    }

export const getGetPrivacyPolicyQueryKey = () => {
    return [
    "profile", "getPrivacyPolicy"
    ] as const;
    }

export const getGetPrivacyPolicySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrivacyPolicyQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrivacyPolicy>>> = ({ signal }) => getPrivacyPolicy(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPrivacyPolicySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPrivacyPolicy>>>
export type GetPrivacyPolicySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof getPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof getPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof getPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The privacy policy of the member's country
 */

export function useGetPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof getPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrivacyPolicySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds the consent to the version in force in the member's country to the history of consents. Agreeing again changes
 * nothing. Any other version than the one in force is refused: another came into force while she was reading.
 * @summary Agree to the privacy policy
 */
export const agreePrivacyPolicy = (
    agreePrivacyPolicyRequest: AgreePrivacyPolicyRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/agree/privacyPolicy`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: agreePrivacyPolicyRequest, signal
    },
      );
    }

export const getAgreePrivacyPolicyMutationKey = () => ['agreePrivacyPolicy', 'session', 'profile'] as const;

export const getAgreePrivacyPolicyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreePrivacyPolicy>>, TError,AgreePrivacyPolicyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof agreePrivacyPolicy>>, TError,AgreePrivacyPolicyMutationVariables, TContext> => {

const mutationKey = getAgreePrivacyPolicyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof agreePrivacyPolicy>>, AgreePrivacyPolicyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  agreePrivacyPolicy(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AgreePrivacyPolicyMutationResult = NonNullable<Awaited<ReturnType<typeof agreePrivacyPolicy>>>
    export type AgreePrivacyPolicyMutationBody = AgreePrivacyPolicyRequest
    export type AgreePrivacyPolicyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type AgreePrivacyPolicyMutationVariables = {data: AgreePrivacyPolicyRequest}

    /**
 * @summary Agree to the privacy policy
 */
export const useAgreePrivacyPolicy = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof agreePrivacyPolicy>>, TError,AgreePrivacyPolicyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof agreePrivacyPolicy>>,
        TError,
        AgreePrivacyPolicyMutationVariables,
        TContext
      > => {
      return useMutation(getAgreePrivacyPolicyMutationOptions(options), queryClient);
    }
    /**
 * Whether the member agreed to the version that is in force in her country today. A move to a country with a policy of
 * its own, like a new version, asks her again.
 * @summary Whether the policy in force is agreed to
 */
export const isAgreeCountryPrivacyPolicy = (

 signal?: AbortSignal
) => {

      return transport<IsAgreeCountryPrivacyPolicy200>(
      {url: `/api/station/user/isAgree/country/privacyPolicy`, method: 'GET', signal
    },
      );
    }

export const getIsAgreeCountryPrivacyPolicyQueryKey = () => {
    return [
    "profile", "isAgreeCountryPrivacyPolicy"
    ] as const;
    }

export const getIsAgreeCountryPrivacyPolicySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIsAgreeCountryPrivacyPolicyQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>> = ({ signal }) => isAgreeCountryPrivacyPolicy(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type IsAgreeCountryPrivacyPolicySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>>
export type IsAgreeCountryPrivacyPolicySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useIsAgreeCountryPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsAgreeCountryPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsAgreeCountryPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the policy in force is agreed to
 */

export function useIsAgreeCountryPrivacyPolicySuspense<TData = Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isAgreeCountryPrivacyPolicy>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIsAgreeCountryPrivacyPolicySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * For each purpose what she said last, with when, where and under which policy. The whole history is part of the
 * export.
 * @summary What the member consents to
 */
export const getConsents = (

 signal?: AbortSignal
) => {

      return transport<GetConsents200>(
      {url: `/api/station/user/consents`, method: 'GET', signal
    },
      );
    }

export const getGetConsentsQueryKey = () => {
    return [
    "profile", "getConsents"
    ] as const;
    }

export const getGetConsentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConsentsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConsents>>> = ({ signal }) => getConsents(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetConsentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConsents>>>
export type GetConsentsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetConsentsSuspense<TData = Awaited<ReturnType<typeof getConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsentsSuspense<TData = Awaited<ReturnType<typeof getConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsentsSuspense<TData = Awaited<ReturnType<typeof getConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the member consents to
 */

export function useGetConsentsSuspense<TData = Awaited<ReturnType<typeof getConsents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConsentsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds what is said to the history, which is only ever added to; what is absent stays, and saying the same again under
 * the same policy adds nothing. Withdrawing `babyData` removes what is kept of babies and sets the lactation stage back
 * to 1. Withdrawing `membership` is refused: that is what deleting the account is for. News by mail or phone is refused
 * while the account has no such address.
 * @summary Give or withdraw consents
 */
export const setConsents = (
    setConsentsRequest: SetConsentsRequest,
 signal?: AbortSignal
) => {

      return transport<SetConsents200>(
      {url: `/api/station/user/consents`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setConsentsRequest, signal
    },
      );
    }

export const getSetConsentsMutationKey = () => ['setConsents', 'profile', 'session', 'gifts'] as const;

export const getSetConsentsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setConsents>>, TError,SetConsentsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setConsents>>, TError,SetConsentsMutationVariables, TContext> => {

const mutationKey = getSetConsentsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setConsents>>, SetConsentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setConsents(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SetConsentsMutationResult = NonNullable<Awaited<ReturnType<typeof setConsents>>>
    export type SetConsentsMutationBody = SetConsentsRequest
    export type SetConsentsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SetConsentsMutationVariables = {data: SetConsentsRequest}

    /**
 * @summary Give or withdraw consents
 */
export const useSetConsents = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setConsents>>, TError,SetConsentsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setConsents>>,
        TError,
        SetConsentsMutationVariables,
        TContext
      > => {
      return useMutation(getSetConsentsMutationOptions(options), queryClient);
    }
    /**
 * The member's notices page by page, newest first, in the request's language, and how many are unread.
 * @summary What happened
 */
export const listNotices = (
    params?: ListNoticesParams,
 signal?: AbortSignal
) => {

      return transport<ListNotices200>(
      {url: `/api/station/user/notices`, method: 'GET',
        params, signal
    },
      );
    }

export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    "profile", "listNotices", ...(params ? [params] : [])
    ] as const;
    }

export const getListNoticesInfiniteQueryKey = (params?: ListNoticesParams,) => {
    return [
    "profile", "listNotices", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListNoticesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListNoticesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListNoticesSuspense<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesSuspense<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesSuspense<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened
 */

export function useListNoticesSuspense<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListNoticesSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>, QueryKey, ListNoticesParams['cursor']> = ({ signal, pageParam }) => listNotices({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListNoticesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened
 */

export function useListNoticesSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Marks the named notices as read, or all of them where none is named. Marking one again changes nothing.
 * @summary Mark notices as read
 */
export const readNotices = (
    readNoticesRequest: ReadNoticesRequest,
 signal?: AbortSignal
) => {

      return transport<ReadNotices200>(
      {url: `/api/station/user/notices/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: readNoticesRequest, signal
    },
      );
    }

export const getReadNoticesMutationKey = () => ['readNotices', 'profile'] as const;

export const getReadNoticesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext> => {

const mutationKey = getReadNoticesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readNotices>>, ReadNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readNotices(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ReadNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof readNotices>>>
    export type ReadNoticesMutationBody = ReadNoticesRequest
    export type ReadNoticesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ReadNoticesMutationVariables = {data: ReadNoticesRequest}

    /**
 * @summary Mark notices as read
 */
export const useReadNotices = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readNotices>>,
        TError,
        ReadNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getReadNoticesMutationOptions(options), queryClient);
    }
    /**
 * Answers with every row that is kept under the member's id, in all parts of the hub: as JSON or, asked for `csv`, as one
 * file of comma-separated values a kind. Secrets such as hashes of passwords and tokens are left out. It needs fresh proof
 * of who asks, and she gets a notice of it.
 * @summary Everything that is kept of the member
 */
export const exportData = (
    exportDataRequest: ExportDataRequest,
 signal?: AbortSignal
) => {

      return transport<ExportData200>(
      {url: `/api/station/user/export`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: exportDataRequest, signal
    },
      );
    }

export const getExportDataMutationKey = () => ['exportData', 'profile'] as const;

export const getExportDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext> => {

const mutationKey = getExportDataMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportData>>, ExportDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportData(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ExportDataMutationResult = NonNullable<Awaited<ReturnType<typeof exportData>>>
    export type ExportDataMutationBody = ExportDataRequest
    export type ExportDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ExportDataMutationVariables = {data: ExportDataRequest}

    /**
 * @summary Everything that is kept of the member
 */
export const useExportData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportData>>,
        TError,
        ExportDataMutationVariables,
        TContext
      > => {
      return useMutation(getExportDataMutationOptions(options), queryClient);
    }
