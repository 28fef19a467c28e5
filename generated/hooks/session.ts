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
  BindAccountRequest,
  BusyResponse,
  CheckRecoverUrl200,
  CheckRecoverUrlRequest,
  CheckToken200,
  CheckUserAccount200,
  CheckUserAccountRequest,
  Disable200,
  DisableRequest,
  Done,
  FaultResponse,
  GetDeletionPreview200,
  GetShopifyPass200,
  GetShopifyPassParams,
  GetUserInfo200,
  IsOrgPwd200,
  ListBoundAccounts200,
  ListSessions200,
  ListSessionsParams,
  Login200,
  LoginByCode200,
  LoginByCodeRequest,
  LoginInit200,
  LoginPreCheck200,
  LoginPreCheckRequest,
  LoginRequest,
  ModifyOrgPasswordRequest,
  ModifyPasswordRequest,
  NotFoundResponse,
  OauthCallback200,
  OauthCallbackParams,
  OauthLogin200,
  OauthLoginRequest,
  RecoverPasswordRequest,
  Register200,
  RegisterByCode200,
  RegisterByCodeRequest,
  RegisterRequest,
  RemoveAccountRequest,
  ResetNewPassRequest,
  RevokeOtherSessions200,
  SendMailByRecoverPwd200,
  SendMailByRecoverPwdRequest,
  SendVerifyCode200,
  SendVerifyCodeRequest,
  SocialLogin200,
  SocialLoginRequest,
  SocialRegister200,
  SocialRegisterRequest,
  SocialSendMailCode200,
  SocialSendMailCodeRequest,
  SocialVerifyMailCode200,
  SocialVerifyMailCodeRequest,
  SocialVerifyPass200,
  SocialVerifyPassRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UndoDisable200,
  UndoDisableRequest,
  UnsupportedMediaTypeResponse,
  VerifyCode200,
  VerifyCodeRequest
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
 * Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, only for the
 * purpose and in the browser it was asked for. The answer is the same whether or not the account exists.
 * @summary Send a one-time code
 */
export const sendVerifyCode = (
    sendVerifyCodeRequest: SendVerifyCodeRequest,
 signal?: AbortSignal
) => {

      return transport<SendVerifyCode200>(
      {url: `/api/station/user/sendVerifyCode`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: sendVerifyCodeRequest, signal
    },
      );
    }

export const getSendVerifyCodeMutationKey = () => ['sendVerifyCode'] as const;

export const getSendVerifyCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerifyCode>>, TError,SendVerifyCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendVerifyCode>>, TError,SendVerifyCodeMutationVariables, TContext> => {

const mutationKey = getSendVerifyCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVerifyCode>>, SendVerifyCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVerifyCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SendVerifyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendVerifyCode>>>
    export type SendVerifyCodeMutationBody = SendVerifyCodeRequest
    export type SendVerifyCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SendVerifyCodeMutationVariables = {data: SendVerifyCodeRequest}

    /**
 * @summary Send a one-time code
 */
export const useSendVerifyCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerifyCode>>, TError,SendVerifyCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVerifyCode>>,
        TError,
        SendVerifyCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendVerifyCodeMutationOptions(options), queryClient);
    }
    /**
 * Exchanges a code that was sent for the purpose `login` for a session of 20 days. An account that is being deleted
 * is refused with the last instant to undo it as `nextDate`; the code is then still good for `undoDisable`.
 * @summary Sign in with a code
 */
export const loginByCode = (
    loginByCodeRequest: LoginByCodeRequest,
 signal?: AbortSignal
) => {

      return transport<LoginByCode200>(
      {url: `/api/station/user/loginByCode`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: loginByCodeRequest, signal
    },
      );
    }

export const getLoginByCodeMutationKey = () => ['loginByCode', 'all'] as const;

export const getLoginByCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByCode>>, TError,LoginByCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof loginByCode>>, TError,LoginByCodeMutationVariables, TContext> => {

const mutationKey = getLoginByCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginByCode>>, LoginByCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginByCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type LoginByCodeMutationResult = NonNullable<Awaited<ReturnType<typeof loginByCode>>>
    export type LoginByCodeMutationBody = LoginByCodeRequest
    export type LoginByCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type LoginByCodeMutationVariables = {data: LoginByCodeRequest}

    /**
 * @summary Sign in with a code
 */
export const useLoginByCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByCode>>, TError,LoginByCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginByCode>>,
        TError,
        LoginByCodeMutationVariables,
        TContext
      > => {
      return useMutation(getLoginByCodeMutationOptions(options), queryClient);
    }
    /**
 * Exchanges an e-mail address or phone and its password for a session of 20 days. The refusal is the same for an
 * unknown account and a wrong password, and takes as long. To whoever has the right password, an account that is
 * being deleted is refused with the last instant to undo it as `nextDate`.
 * @summary Sign in with a password
 */
export const login = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {

      return transport<Login200>(
      {url: `/api/station/user/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      );
    }

export const getLoginMutationKey = () => ['login', 'all'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in with a password
 */
export const useLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Creates a membership for the address or phone that received the code (purpose `register`) and signs in. Whoever
 * proves an account that is a member already is told so, and nothing about it changes.
 * @summary Become a member with a code
 */
export const registerByCode = (
    registerByCodeRequest: RegisterByCodeRequest,
 signal?: AbortSignal
) => {

      return transport<RegisterByCode200>(
      {url: `/api/station/user/registerByCode`, method: 'POST', fromBrowser: true, keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: registerByCodeRequest, signal
    },
      );
    }

export const getRegisterByCodeMutationKey = () => ['registerByCode', 'all'] as const;

export const getRegisterByCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByCode>>, TError,RegisterByCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerByCode>>, TError,RegisterByCodeMutationVariables, TContext> => {

const mutationKey = getRegisterByCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerByCode>>, RegisterByCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerByCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterByCodeMutationResult = NonNullable<Awaited<ReturnType<typeof registerByCode>>>
    export type RegisterByCodeMutationBody = RegisterByCodeRequest
    export type RegisterByCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RegisterByCodeMutationVariables = {data: RegisterByCodeRequest}

    /**
 * @summary Become a member with a code
 */
export const useRegisterByCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByCode>>, TError,RegisterByCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerByCode>>,
        TError,
        RegisterByCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterByCodeMutationOptions(options), queryClient);
    }
    /**
 * Says whose session the bearer token is and until when it holds. A bad token is refused with 401.
 * @summary Check a token
 */
export const checkToken = (

 signal?: AbortSignal
) => {

      return transport<CheckToken200>(
      {url: `/api/station/user/checkToken`, method: 'POST', signal
    },
      );
    }

export const getCheckTokenMutationKey = () => ['checkToken'] as const;

export const getCheckTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkToken>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkToken>>, TError,void, TContext> => {

const mutationKey = getCheckTokenMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkToken>>, void> = () => {

          return  checkToken()
        }

  return  { mutationFn, ...mutationOptions }}

    export type CheckTokenMutationResult = NonNullable<Awaited<ReturnType<typeof checkToken>>>

    export type CheckTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

    /**
 * @summary Check a token
 */
export const useCheckToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkToken>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCheckTokenMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the bearer token; the token is refused from then on. Other devices stay signed in.
 * @summary Sign out
 */
export const logout = (

 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/logout`, method: 'POST', signal
    },
      );
    }

export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {

          return  logout()
        }

  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * The member's own record with everything that guards, menus and greetings need.
 * @summary The signed-in member
 */
export const getUserInfo = (

 signal?: AbortSignal
) => {

      return transport<GetUserInfo200>(
      {url: `/api/station/user/getUserInfo/v2`, method: 'GET', signal
    },
      );
    }

export const getGetUserInfoQueryKey = () => {
    return [
    "session", "getUserInfo"
    ] as const;
    }

export const getGetUserInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserInfoQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal }) => getUserInfo(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in member
 */

export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserInfoSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The ways to sign in that are offered, how long codes are and hold, and the country the caller most likely dials
 * from (`null` where nothing tells). Nothing in it is about an account.
 * @summary What the sign-in page needs
 */
export const loginInit = (

 signal?: AbortSignal
) => {

      return transport<LoginInit200>(
      {url: `/api/station/user/login/init`, method: 'POST', signal
    },
      );
    }

export const getLoginInitQueryKey = () => {
    return [
    "session", "loginInit"
    ] as const;
    }

export const getLoginInitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof loginInit>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginInitQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginInit>>> = ({ signal }) => loginInit(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LoginInitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof loginInit>>>
export type LoginInitSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useLoginInitSuspense<TData = Awaited<ReturnType<typeof loginInit>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginInitSuspense<TData = Awaited<ReturnType<typeof loginInit>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginInitSuspense<TData = Awaited<ReturnType<typeof loginInit>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the sign-in page needs
 */

export function useLoginInitSuspense<TData = Awaited<ReturnType<typeof loginInit>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginInit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginInitSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the form of an account allows: an e-mail address and a phone can both be proven by a code or a password. It
 * never looks the account up, so that the answer is the same whether or not it exists.
 * @summary The ways to sign in with an account
 */
export const loginPreCheck = (
    loginPreCheckRequest: LoginPreCheckRequest,
 signal?: AbortSignal
) => {

      return transport<LoginPreCheck200>(
      {url: `/api/station/user/login/preCheck`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginPreCheckRequest, signal
    },
      );
    }

export const getLoginPreCheckQueryKey = (loginPreCheckRequest?: LoginPreCheckRequest,) => {
    return [
    "session", "loginPreCheck", ...(loginPreCheckRequest ? [loginPreCheckRequest] : []), loginPreCheckRequest
    ] as const;
    }

export const getLoginPreCheckSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof loginPreCheck>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(loginPreCheckRequest: LoginPreCheckRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginPreCheckQueryKey(loginPreCheckRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginPreCheck>>> = ({ signal }) => loginPreCheck(loginPreCheckRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LoginPreCheckSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof loginPreCheck>>>
export type LoginPreCheckSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useLoginPreCheckSuspense<TData = Awaited<ReturnType<typeof loginPreCheck>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 loginPreCheckRequest: LoginPreCheckRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPreCheckSuspense<TData = Awaited<ReturnType<typeof loginPreCheck>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 loginPreCheckRequest: LoginPreCheckRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPreCheckSuspense<TData = Awaited<ReturnType<typeof loginPreCheck>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 loginPreCheckRequest: LoginPreCheckRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ways to sign in with an account
 */

export function useLoginPreCheckSuspense<TData = Awaited<ReturnType<typeof loginPreCheck>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 loginPreCheckRequest: LoginPreCheckRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPreCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginPreCheckSuspenseQueryOptions(loginPreCheckRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Brings what a person typed into the one spelling the other calls take: an e-mail address in lower case, a phone
 * as E.164. A phone may be typed the way it is dialled in `countryCode` (the caller's country without it). It
 * never looks the account up, so that the answer is the same whether or not it exists.
 * @summary Read an account as it was typed
 */
export const checkUserAccount = (
    checkUserAccountRequest: CheckUserAccountRequest,
 signal?: AbortSignal
) => {

      return transport<CheckUserAccount200>(
      {url: `/api/station/user/checkUserAccount`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkUserAccountRequest, signal
    },
      );
    }

export const getCheckUserAccountQueryKey = (checkUserAccountRequest?: CheckUserAccountRequest,) => {
    return [
    "session", "checkUserAccount", ...(checkUserAccountRequest ? [checkUserAccountRequest] : []), checkUserAccountRequest
    ] as const;
    }

export const getCheckUserAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkUserAccount>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(checkUserAccountRequest: CheckUserAccountRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckUserAccountQueryKey(checkUserAccountRequest);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkUserAccount>>> = ({ signal }) => checkUserAccount(checkUserAccountRequest, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckUserAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkUserAccount>>>
export type CheckUserAccountSuspenseQueryError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useCheckUserAccountSuspense<TData = Awaited<ReturnType<typeof checkUserAccount>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 checkUserAccountRequest: CheckUserAccountRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckUserAccountSuspense<TData = Awaited<ReturnType<typeof checkUserAccount>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 checkUserAccountRequest: CheckUserAccountRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckUserAccountSuspense<TData = Awaited<ReturnType<typeof checkUserAccount>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 checkUserAccountRequest: CheckUserAccountRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an account as it was typed
 */

export function useCheckUserAccountSuspense<TData = Awaited<ReturnType<typeof checkUserAccount>>, TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 checkUserAccountRequest: CheckUserAccountRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkUserAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckUserAccountSuspenseQueryOptions(checkUserAccountRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Exchanges a right code for a ticket that stands in its place: wherever a call takes a `code` for this account
 * and purpose, it takes the ticket instead, once, within ten minutes. That gives a form of several pages time. The
 * code is used up, and each call counts as one of its five tries. The answer is the same whether or not the
 * account exists.
 * @summary Check a code before it is used
 */
export const verifyCode = (
    verifyCodeRequest: VerifyCodeRequest,
 signal?: AbortSignal
) => {

      return transport<VerifyCode200>(
      {url: `/api/station/user/verifyCode`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: verifyCodeRequest, signal
    },
      );
    }

export const getVerifyCodeMutationKey = () => ['verifyCode'] as const;

export const getVerifyCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext> => {

const mutationKey = getVerifyCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyCode>>, VerifyCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type VerifyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyCode>>>
    export type VerifyCodeMutationBody = VerifyCodeRequest
    export type VerifyCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type VerifyCodeMutationVariables = {data: VerifyCodeRequest}

    /**
 * @summary Check a code before it is used
 */
export const useVerifyCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyCode>>,
        TError,
        VerifyCodeMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyCodeMutationOptions(options), queryClient);
    }
    /**
 * As `registerByCode`, with a password from the start. The address or phone has to be proven by a code first
 * (purpose `register`): nothing is kept of an attempt without one, so that nobody can prepare an account for
 * somebody else. Whoever proves an account that is a member already is told so, and nothing about it changes.
 * @summary Become a member with a password
 */
export const register = (
    registerRequest: RegisterRequest,
 signal?: AbortSignal
) => {

      return transport<Register200>(
      {url: `/api/station/user/register`, method: 'POST', fromBrowser: true, keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, signal
    },
      );
    }

export const getRegisterMutationKey = () => ['register', 'all'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Become a member with a password
 */
export const useRegister = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    /**
 * For whoever forgot the password: a code sent for the purpose `recover`, and the new password. Every session
 * ends, and every other code, ticket and link that was sent before opens nothing any more. An unknown account is
 * refused as a wrong code is.
 * @summary Set a new password with a code
 */
export const recoverPassword = (
    recoverPasswordRequest: RecoverPasswordRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/recoverPassword`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: recoverPasswordRequest, signal
    },
      );
    }

export const getRecoverPasswordMutationKey = () => ['recoverPassword'] as const;

export const getRecoverPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recoverPassword>>, TError,RecoverPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof recoverPassword>>, TError,RecoverPasswordMutationVariables, TContext> => {

const mutationKey = getRecoverPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recoverPassword>>, RecoverPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recoverPassword(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RecoverPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof recoverPassword>>>
    export type RecoverPasswordMutationBody = RecoverPasswordRequest
    export type RecoverPasswordMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RecoverPasswordMutationVariables = {data: RecoverPasswordRequest}

    /**
 * @summary Set a new password with a code
 */
export const useRecoverPassword = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recoverPassword>>, TError,RecoverPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recoverPassword>>,
        TError,
        RecoverPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getRecoverPasswordMutationOptions(options), queryClient);
    }
    /**
 * Sends a link to the page `/recover_pwd` that holds 30 minutes and one use; a newer one takes its place. The link
 * carries its token behind a `#`, where no server and no referrer sees it. To an account of nobody goes a message
 * that says so. The answer is the same whether or not the account exists.
 * @summary Send a link for a new password
 */
export const sendMailByRecoverPwd = (
    sendMailByRecoverPwdRequest: SendMailByRecoverPwdRequest,
 signal?: AbortSignal
) => {

      return transport<SendMailByRecoverPwd200>(
      {url: `/api/station/user/sendMailByRecoverPwd`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendMailByRecoverPwdRequest, signal
    },
      );
    }

export const getSendMailByRecoverPwdMutationKey = () => ['sendMailByRecoverPwd'] as const;

export const getSendMailByRecoverPwdMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMailByRecoverPwd>>, TError,SendMailByRecoverPwdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendMailByRecoverPwd>>, TError,SendMailByRecoverPwdMutationVariables, TContext> => {

const mutationKey = getSendMailByRecoverPwdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMailByRecoverPwd>>, SendMailByRecoverPwdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendMailByRecoverPwd(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SendMailByRecoverPwdMutationResult = NonNullable<Awaited<ReturnType<typeof sendMailByRecoverPwd>>>
    export type SendMailByRecoverPwdMutationBody = SendMailByRecoverPwdRequest
    export type SendMailByRecoverPwdMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SendMailByRecoverPwdMutationVariables = {data: SendMailByRecoverPwdRequest}

    /**
 * @summary Send a link for a new password
 */
export const useSendMailByRecoverPwd = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMailByRecoverPwd>>, TError,SendMailByRecoverPwdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMailByRecoverPwd>>,
        TError,
        SendMailByRecoverPwdMutationVariables,
        TContext
      > => {
      return useMutation(getSendMailByRecoverPwdMutationOptions(options), queryClient);
    }
    /**
 * Says whose password the link's token sets and until when it holds, before a new one is asked for. It does not use
 * it up.
 * @summary Check a recovery link
 */
export const checkRecoverUrl = (
    checkRecoverUrlRequest: CheckRecoverUrlRequest,
 signal?: AbortSignal
) => {

      return transport<CheckRecoverUrl200>(
      {url: `/api/station/user/checkRecoverUrl`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkRecoverUrlRequest, signal
    },
      );
    }

export const getCheckRecoverUrlMutationKey = () => ['checkRecoverUrl'] as const;

export const getCheckRecoverUrlMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRecoverUrl>>, TError,CheckRecoverUrlMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkRecoverUrl>>, TError,CheckRecoverUrlMutationVariables, TContext> => {

const mutationKey = getCheckRecoverUrlMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkRecoverUrl>>, CheckRecoverUrlMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkRecoverUrl(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CheckRecoverUrlMutationResult = NonNullable<Awaited<ReturnType<typeof checkRecoverUrl>>>
    export type CheckRecoverUrlMutationBody = CheckRecoverUrlRequest
    export type CheckRecoverUrlMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type CheckRecoverUrlMutationVariables = {data: CheckRecoverUrlRequest}

    /**
 * @summary Check a recovery link
 */
export const useCheckRecoverUrl = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkRecoverUrl>>, TError,CheckRecoverUrlMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkRecoverUrl>>,
        TError,
        CheckRecoverUrlMutationVariables,
        TContext
      > => {
      return useMutation(getCheckRecoverUrlMutationOptions(options), queryClient);
    }
    /**
 * Uses up the token of a recovery link and sets the password. Every session ends, and every code, ticket and link
 * that was sent before opens nothing any more. A password that is refused leaves the link as it is.
 * @summary Set a new password with a link
 */
export const resetNewPass = (
    resetNewPassRequest: ResetNewPassRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/resetNewPass`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetNewPassRequest, signal
    },
      );
    }

export const getResetNewPassMutationKey = () => ['resetNewPass'] as const;

export const getResetNewPassMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetNewPass>>, TError,ResetNewPassMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetNewPass>>, TError,ResetNewPassMutationVariables, TContext> => {

const mutationKey = getResetNewPassMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetNewPass>>, ResetNewPassMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetNewPass(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResetNewPassMutationResult = NonNullable<Awaited<ReturnType<typeof resetNewPass>>>
    export type ResetNewPassMutationBody = ResetNewPassRequest
    export type ResetNewPassMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ResetNewPassMutationVariables = {data: ResetNewPassRequest}

    /**
 * @summary Set a new password with a link
 */
export const useResetNewPass = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetNewPass>>, TError,ResetNewPassMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetNewPass>>,
        TError,
        ResetNewPassMutationVariables,
        TContext
      > => {
      return useMutation(getResetNewPassMutationOptions(options), queryClient);
    }
    /**
 * With the current password. This session goes on, every other one ends, and every code, ticket and link that was
 * sent before opens nothing any more.
 * @summary Change the password
 */
export const modifyPassword = (
    modifyPasswordRequest: ModifyPasswordRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/modifyPassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: modifyPasswordRequest, signal
    },
      );
    }

export const getModifyPasswordMutationKey = () => ['modifyPassword', 'session'] as const;

export const getModifyPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyPassword>>, TError,ModifyPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyPassword>>, TError,ModifyPasswordMutationVariables, TContext> => {

const mutationKey = getModifyPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyPassword>>, ModifyPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyPassword(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof modifyPassword>>>
    export type ModifyPasswordMutationBody = ModifyPasswordRequest
    export type ModifyPasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyPasswordMutationVariables = {data: ModifyPasswordRequest}

    /**
 * @summary Change the password
 */
export const useModifyPassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyPassword>>, TError,ModifyPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyPassword>>,
        TError,
        ModifyPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getModifyPasswordMutationOptions(options), queryClient);
    }
    /**
 * Whether the member has no password of her own yet, because she joined by a code or another service.
 * @summary Whether a first password is still to be set
 */
export const isOrgPwd = (

 signal?: AbortSignal
) => {

      return transport<IsOrgPwd200>(
      {url: `/api/station/user/get/isOrgPwd`, method: 'GET', signal
    },
      );
    }

export const getIsOrgPwdQueryKey = () => {
    return [
    "session", "isOrgPwd"
    ] as const;
    }

export const getIsOrgPwdSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof isOrgPwd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIsOrgPwdQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof isOrgPwd>>> = ({ signal }) => isOrgPwd(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type IsOrgPwdSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof isOrgPwd>>>
export type IsOrgPwdSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useIsOrgPwdSuspense<TData = Awaited<ReturnType<typeof isOrgPwd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsOrgPwdSuspense<TData = Awaited<ReturnType<typeof isOrgPwd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIsOrgPwdSuspense<TData = Awaited<ReturnType<typeof isOrgPwd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a first password is still to be set
 */

export function useIsOrgPwdSuspense<TData = Awaited<ReturnType<typeof isOrgPwd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof isOrgPwd>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIsOrgPwdSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * For a member who has none yet: a code sent to her own address or phone for the purpose `confirm`, and the
 * password. This session goes on and every other one ends.
 * @summary Set the first password
 */
export const modifyOrgPassword = (
    modifyOrgPasswordRequest: ModifyOrgPasswordRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/modify/orgPassword`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: modifyOrgPasswordRequest, signal
    },
      );
    }

export const getModifyOrgPasswordMutationKey = () => ['modifyOrgPassword', 'session'] as const;

export const getModifyOrgPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyOrgPassword>>, TError,ModifyOrgPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof modifyOrgPassword>>, TError,ModifyOrgPasswordMutationVariables, TContext> => {

const mutationKey = getModifyOrgPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof modifyOrgPassword>>, ModifyOrgPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  modifyOrgPassword(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ModifyOrgPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof modifyOrgPassword>>>
    export type ModifyOrgPasswordMutationBody = ModifyOrgPasswordRequest
    export type ModifyOrgPasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type ModifyOrgPasswordMutationVariables = {data: ModifyOrgPasswordRequest}

    /**
 * @summary Set the first password
 */
export const useModifyOrgPassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof modifyOrgPassword>>, TError,ModifyOrgPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof modifyOrgPassword>>,
        TError,
        ModifyOrgPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getModifyOrgPasswordMutationOptions(options), queryClient);
    }
    /**
 * What the member holds now and would lose, and until when a deletion asked for now could be undone.
 * @summary What the end of the account would take
 */
export const getDeletionPreview = (

 signal?: AbortSignal
) => {

      return transport<GetDeletionPreview200>(
      {url: `/api/station/user/disable`, method: 'GET', signal
    },
      );
    }

export const getGetDeletionPreviewQueryKey = () => {
    return [
    "session", "getDeletionPreview"
    ] as const;
    }

export const getGetDeletionPreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDeletionPreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDeletionPreviewQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeletionPreview>>> = ({ signal }) => getDeletionPreview(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDeletionPreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDeletionPreview>>>
export type GetDeletionPreviewSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetDeletionPreviewSuspense<TData = Awaited<ReturnType<typeof getDeletionPreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeletionPreviewSuspense<TData = Awaited<ReturnType<typeof getDeletionPreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeletionPreviewSuspense<TData = Awaited<ReturnType<typeof getDeletionPreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the end of the account would take
 */

export function useGetDeletionPreviewSuspense<TData = Awaited<ReturnType<typeof getDeletionPreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDeletionPreview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDeletionPreviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * With fresh proof. The account is closed at once: every session ends, and signing in is refused with
 * ACCOUNT_CLOSING. Within seven days `undoDisable` brings everything back; then all that is held of the member is
 * erased for good, and the books of coins and points keep their postings without a name.
 * @summary Ask for the account to be deleted
 */
export const disable = (
    disableRequest: DisableRequest,
 signal?: AbortSignal
) => {

      return transport<Disable200>(
      {url: `/api/station/user/disable`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: disableRequest, signal
    },
      );
    }

export const getDisableMutationKey = () => ['disable'] as const;

export const getDisableMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disable>>, TError,DisableMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof disable>>, TError,DisableMutationVariables, TContext> => {

const mutationKey = getDisableMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disable>>, DisableMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  disable(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DisableMutationResult = NonNullable<Awaited<ReturnType<typeof disable>>>
    export type DisableMutationBody = DisableRequest
    export type DisableMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type DisableMutationVariables = {data: DisableRequest}

    /**
 * @summary Ask for the account to be deleted
 */
export const useDisable = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disable>>, TError,DisableMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disable>>,
        TError,
        DisableMutationVariables,
        TContext
      > => {
      return useMutation(getDisableMutationOptions(options), queryClient);
    }
    /**
 * Within seven days of asking for deletion: the account with its password, or with a code sent for the purpose
 * `login`. The account is open again as it was, and a session begins. An account that is not being deleted is
 * simply signed in; one that was erased is unknown.
 * @summary Keep the account after all
 */
export const undoDisable = (
    undoDisableRequest: UndoDisableRequest,
 signal?: AbortSignal
) => {

      return transport<UndoDisable200>(
      {url: `/api/station/user/disable/undo`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: undoDisableRequest, signal
    },
      );
    }

export const getUndoDisableMutationKey = () => ['undoDisable', 'all'] as const;

export const getUndoDisableMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDisable>>, TError,UndoDisableMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof undoDisable>>, TError,UndoDisableMutationVariables, TContext> => {

const mutationKey = getUndoDisableMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoDisable>>, UndoDisableMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoDisable(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UndoDisableMutationResult = NonNullable<Awaited<ReturnType<typeof undoDisable>>>
    export type UndoDisableMutationBody = UndoDisableRequest
    export type UndoDisableMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type UndoDisableMutationVariables = {data: UndoDisableRequest}

    /**
 * @summary Keep the account after all
 */
export const useUndoDisable = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDisable>>, TError,UndoDisableMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoDisable>>,
        TError,
        UndoDisableMutationVariables,
        TContext
      > => {
      return useMutation(getUndoDisableMutationOptions(options), queryClient);
    }
    /**
 * The sessions that hold now, newest first, each with the device and country it began on, as far as they told.
 * @summary Where the member is signed in
 */
export const listSessions = (
    params?: ListSessionsParams,
 signal?: AbortSignal
) => {

      return transport<ListSessions200>(
      {url: `/api/station/user/sessions`, method: 'GET',
        params, signal
    },
      );
    }

export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    "session", "listSessions", ...(params ? [params] : [])
    ] as const;
    }

export const getListSessionsInfiniteQueryKey = (params?: ListSessionsParams,) => {
    return [
    "session", "listSessions", "infinite", ...(params ? [params] : [])
    ] as const;
    }

export const getListSessionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSessionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the member is signed in
 */

export function useListSessionsSuspense<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSessionsSuspenseInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsInfiniteQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>, QueryKey, ListSessionsParams['cursor']> = ({ signal, pageParam }) => listSessions({...params, 'cursor': pageParam ?? params?.['cursor']}, signal);

   return  { queryKey, queryFn, initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor, ...queryOptions} as UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsSuspenseInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsSuspenseInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the member is signed in
 */

export function useListSessionsSuspenseInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['cursor']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseSuspenseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['cursor']>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsSuspenseInfiniteQueryOptions(params,options)

  const query = useSuspenseInfiniteQuery(queryOptions, queryClient) as  UseSuspenseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Ends one session of the member, the present one too; its token is refused from then on. A session that has ended
 * or is another member's is not found.
 * @summary Sign out a device
 */
export const revokeSession = (
    id: string,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/sessions/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }

export const getRevokeSessionMutationKey = () => ['revokeSession', 'session'] as const;

export const getRevokeSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext> => {

const mutationKey = getRevokeSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeSession>>, RevokeSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeSession(id,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RevokeSessionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeSession>>>

    export type RevokeSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RevokeSessionMutationVariables = {id: string}

    /**
 * @summary Sign out a device
 */
export const useRevokeSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeSession>>, TError,RevokeSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeSession>>,
        TError,
        RevokeSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeSessionMutationOptions(options), queryClient);
    }
    /**
 * Ends all sessions of the member but the present one, and says how many.
 * @summary Sign out every other device
 */
export const revokeOtherSessions = (

 signal?: AbortSignal
) => {

      return transport<RevokeOtherSessions200>(
      {url: `/api/station/user/sessions/revokeOthers`, method: 'POST', signal
    },
      );
    }

export const getRevokeOtherSessionsMutationKey = () => ['revokeOtherSessions', 'session'] as const;

export const getRevokeOtherSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext> => {

const mutationKey = getRevokeOtherSessionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOtherSessions>>, void> = () => {

          return  revokeOtherSessions()
        }

  return  { mutationFn, ...mutationOptions }}

    export type RevokeOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOtherSessions>>>

    export type RevokeOtherSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

    /**
 * @summary Sign out every other device
 */
export const useRevokeOtherSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOtherSessions>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRevokeOtherSessionsMutationOptions(options), queryClient);
    }
    /**
 * Begins an attempt to sign in by Google, Facebook or Apple, and answers with the provider's page to go to. The
 * attempt holds ten minutes and one use. Its `binding` stays in the window that asked, in its session storage,
 * and never goes to the provider: the provider's answer is worth nothing without it, so that nobody can have a
 * member signed in to another's account. The provider leads back to the hub's `/redirect/fastLogin/{provider}`,
 * whose query the page hands to the callback together with it.
 *
 * An app that signs in by the provider's own kit goes to no page: it gives the kit the `nonce` and sends the id
 * token it gets to `socialLogin`. With the intent `bind` the outcome is a ticket for `bindAccount`, never
 * another session.
 * @summary Begin to sign in with another service
 */
export const oauthLogin = (
    provider: 'google' | 'facebook' | 'apple',
    oauthLoginRequest: OauthLoginRequest,
 signal?: AbortSignal
) => {

      return transport<OauthLogin200>(
      {url: `/api/station/user/oauth/login/${encodeURIComponent(String(provider))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: oauthLoginRequest, signal
    },
      );
    }

export const getOauthLoginMutationKey = () => ['oauthLogin'] as const;

export const getOauthLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof oauthLogin>>, TError,OauthLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof oauthLogin>>, TError,OauthLoginMutationVariables, TContext> => {

const mutationKey = getOauthLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof oauthLogin>>, OauthLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  oauthLogin(provider,data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type OauthLoginMutationResult = NonNullable<Awaited<ReturnType<typeof oauthLogin>>>
    export type OauthLoginMutationBody = OauthLoginRequest
    export type OauthLoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type OauthLoginMutationVariables = {provider: 'google' | 'facebook' | 'apple';data: OauthLoginRequest}

    /**
 * @summary Begin to sign in with another service
 */
export const useOauthLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof oauthLogin>>, TError,OauthLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof oauthLogin>>,
        TError,
        OauthLoginMutationVariables,
        TContext
      > => {
      return useMutation(getOauthLoginMutationOptions(options), queryClient);
    }
    /**
 * Takes what the provider sent back and uses the attempt up; call it once, and begin again after any refusal.
 * The code is exchanged, and issuer, audience, nonce and signature are checked. Whoever is known by this
 * provider gets a session. Anybody else gets a ticket that says what is needed: `register` for a new person,
 * `prove` where the e-mail address, as verified by the provider, is a member's already. An address that the
 * provider has not verified counts for nothing.
 *
 * The page passes on whichever of `code`, `error` and `iss` it was led back with.
 *
 * Refused as SOCIAL_ATTEMPT_GONE are an unknown, expired or used `state`, another window's `binding` and another
 * provider.
 * @summary Finish with what the provider answered
 */
export const oauthCallback = (
    provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams,
 signal?: AbortSignal
) => {

      return transport<OauthCallback200>(
      {url: `/api/station/user/oauth/${encodeURIComponent(String(provider))}/callback`, method: 'GET',
        params, signal
    },
      );
    }

export const getOauthCallbackQueryKey = (provider: 'google' | 'facebook' | 'apple',
    params?: OauthCallbackParams,) => {
    return [
    "session", "oauthCallback", ...(params ? [params] : []), ...(provider ? [provider] : [])
    ] as const;
    }

export const getOauthCallbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOauthCallbackQueryKey(provider,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof oauthCallback>>> = ({ signal }) => oauthCallback(provider,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OauthCallbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof oauthCallback>>>
export type OauthCallbackSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish with what the provider answered
 */

export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOauthCallbackSuspenseQueryOptions(provider,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * For apps: takes the id token that the provider's own kit gave for the `nonce` of an attempt, checks its
 * signature, issuer, audience, nonce and age, uses the attempt up and answers as the callback does.
 * @summary Sign in with an id token of the provider's kit
 */
export const socialLogin = (
    socialLoginRequest: SocialLoginRequest,
 signal?: AbortSignal
) => {

      return transport<SocialLogin200>(
      {url: `/api/station/user/social/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialLoginRequest, signal
    },
      );
    }

export const getSocialLoginMutationKey = () => ['socialLogin', 'all'] as const;

export const getSocialLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialLogin>>, TError,SocialLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialLogin>>, TError,SocialLoginMutationVariables, TContext> => {

const mutationKey = getSocialLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialLogin>>, SocialLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialLogin(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof socialLogin>>>
    export type SocialLoginMutationBody = SocialLoginRequest
    export type SocialLoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SocialLoginMutationVariables = {data: SocialLoginRequest}

    /**
 * @summary Sign in with an id token of the provider's kit
 */
export const useSocialLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialLogin>>, TError,SocialLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialLogin>>,
        TError,
        SocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getSocialLoginMutationOptions(options), queryClient);
    }
    /**
 * Sends a six-digit code to the member's own address, so that she can prove that the account is hers: by default
 * to the address the ticket names, else to the `account` given, for a member whom the provider knows by another
 * address. It holds five minutes, five tries and one use, only for this. The answer is the same whether or not
 * the account exists.
 * @summary Send a code that proves a member
 */
export const socialSendMailCode = (
    socialSendMailCodeRequest: SocialSendMailCodeRequest,
 signal?: AbortSignal
) => {

      return transport<SocialSendMailCode200>(
      {url: `/api/station/user/social/sendMailCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialSendMailCodeRequest, signal
    },
      );
    }

export const getSocialSendMailCodeMutationKey = () => ['socialSendMailCode'] as const;

export const getSocialSendMailCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialSendMailCode>>, TError,SocialSendMailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialSendMailCode>>, TError,SocialSendMailCodeMutationVariables, TContext> => {

const mutationKey = getSocialSendMailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialSendMailCode>>, SocialSendMailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialSendMailCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SocialSendMailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof socialSendMailCode>>>
    export type SocialSendMailCodeMutationBody = SocialSendMailCodeRequest
    export type SocialSendMailCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SocialSendMailCodeMutationVariables = {data: SocialSendMailCodeRequest}

    /**
 * @summary Send a code that proves a member
 */
export const useSocialSendMailCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialSendMailCode>>, TError,SocialSendMailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialSendMailCode>>,
        TError,
        SocialSendMailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSocialSendMailCodeMutationOptions(options), queryClient);
    }
    /**
 * Takes the code that was sent for this ticket, connects the provider's account with the membership and signs
 * in. From then on the provider alone is enough. The member is told by mail. A ticket holds ten uses, wrong ones
 * included.
 * @summary Prove a membership by code and connect it
 */
export const socialVerifyMailCode = (
    socialVerifyMailCodeRequest: SocialVerifyMailCodeRequest,
 signal?: AbortSignal
) => {

      return transport<SocialVerifyMailCode200>(
      {url: `/api/station/user/social/verifyMailCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialVerifyMailCodeRequest, signal
    },
      );
    }

export const getSocialVerifyMailCodeMutationKey = () => ['socialVerifyMailCode', 'all'] as const;

export const getSocialVerifyMailCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialVerifyMailCode>>, TError,SocialVerifyMailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialVerifyMailCode>>, TError,SocialVerifyMailCodeMutationVariables, TContext> => {

const mutationKey = getSocialVerifyMailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialVerifyMailCode>>, SocialVerifyMailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialVerifyMailCode(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SocialVerifyMailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof socialVerifyMailCode>>>
    export type SocialVerifyMailCodeMutationBody = SocialVerifyMailCodeRequest
    export type SocialVerifyMailCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SocialVerifyMailCodeMutationVariables = {data: SocialVerifyMailCodeRequest}

    /**
 * @summary Prove a membership by code and connect it
 */
export const useSocialVerifyMailCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialVerifyMailCode>>, TError,SocialVerifyMailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialVerifyMailCode>>,
        TError,
        SocialVerifyMailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSocialVerifyMailCodeMutationOptions(options), queryClient);
    }
    /**
 * Takes the password of the account that the ticket names, or of the `account` given, connects the provider's
 * account with the membership and signs in. From then on the provider alone is enough. The member is told by
 * mail. A ticket holds ten uses, wrong ones included. The refusal is the same for an unknown account and a wrong
 * password, and takes as long.
 * @summary Prove a membership by password and connect it
 */
export const socialVerifyPass = (
    socialVerifyPassRequest: SocialVerifyPassRequest,
 signal?: AbortSignal
) => {

      return transport<SocialVerifyPass200>(
      {url: `/api/station/user/social/verifyPass`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialVerifyPassRequest, signal
    },
      );
    }

export const getSocialVerifyPassMutationKey = () => ['socialVerifyPass', 'all'] as const;

export const getSocialVerifyPassMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialVerifyPass>>, TError,SocialVerifyPassMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialVerifyPass>>, TError,SocialVerifyPassMutationVariables, TContext> => {

const mutationKey = getSocialVerifyPassMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialVerifyPass>>, SocialVerifyPassMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialVerifyPass(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SocialVerifyPassMutationResult = NonNullable<Awaited<ReturnType<typeof socialVerifyPass>>>
    export type SocialVerifyPassMutationBody = SocialVerifyPassRequest
    export type SocialVerifyPassMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SocialVerifyPassMutationVariables = {data: SocialVerifyPassRequest}

    /**
 * @summary Prove a membership by password and connect it
 */
export const useSocialVerifyPass = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialVerifyPass>>, TError,SocialVerifyPassMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialVerifyPass>>,
        TError,
        SocialVerifyPassMutationVariables,
        TContext
      > => {
      return useMutation(getSocialVerifyPassMutationOptions(options), queryClient);
    }
    /**
 * Creates a membership for a new person, connects the provider's account with it and signs in. The e-mail
 * address is the one that the provider has verified; where it verified none, or another is wanted, `account` is
 * proven by a `code` sent for the purpose `register`.
 * @summary Become a member with another service
 */
export const socialRegister = (
    socialRegisterRequest: SocialRegisterRequest,
 signal?: AbortSignal
) => {

      return transport<SocialRegister200>(
      {url: `/api/station/user/social/register`, method: 'POST', fromBrowser: true, keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: socialRegisterRequest, signal
    },
      );
    }

export const getSocialRegisterMutationKey = () => ['socialRegister', 'all'] as const;

export const getSocialRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialRegister>>, TError,SocialRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialRegister>>, TError,SocialRegisterMutationVariables, TContext> => {

const mutationKey = getSocialRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialRegister>>, SocialRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialRegister(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SocialRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof socialRegister>>>
    export type SocialRegisterMutationBody = SocialRegisterRequest
    export type SocialRegisterMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type SocialRegisterMutationVariables = {data: SocialRegisterRequest}

    /**
 * @summary Become a member with another service
 */
export const useSocialRegister = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialRegister>>, TError,SocialRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialRegister>>,
        TError,
        SocialRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getSocialRegisterMutationOptions(options), queryClient);
    }
    /**
 * The accounts of other services that sign this member in, one for each service at most.
 * @summary The connected accounts
 */
export const listBoundAccounts = (

 signal?: AbortSignal
) => {

      return transport<ListBoundAccounts200>(
      {url: `/api/station/user/social/accounts`, method: 'GET', signal
    },
      );
    }

export const getListBoundAccountsQueryKey = () => {
    return [
    "session", "listBoundAccounts"
    ] as const;
    }

export const getListBoundAccountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBoundAccountsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoundAccounts>>> = ({ signal }) => listBoundAccounts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBoundAccountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBoundAccounts>>>
export type ListBoundAccountsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The connected accounts
 */

export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBoundAccountsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Connects the account that a ticket of the intent `bind` stands for. As it opens the membership from then on,
 * whoever asks proves afresh to be the member; the member is told by mail. Binding the same account again
 * changes nothing.
 * @summary Connect an account of another service
 */
export const bindAccount = (
    bindAccountRequest: BindAccountRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/bindAccount`, method: 'POST', fromBrowser: true,
      headers: {'Content-Type': 'application/json', },
      data: bindAccountRequest, signal
    },
      );
    }

export const getBindAccountMutationKey = () => ['bindAccount', 'session'] as const;

export const getBindAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAccount>>, TError,BindAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindAccount>>, TError,BindAccountMutationVariables, TContext> => {

const mutationKey = getBindAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindAccount>>, BindAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindAccount(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type BindAccountMutationResult = NonNullable<Awaited<ReturnType<typeof bindAccount>>>
    export type BindAccountMutationBody = BindAccountRequest
    export type BindAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type BindAccountMutationVariables = {data: BindAccountRequest}

    /**
 * @summary Connect an account of another service
 */
export const useBindAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAccount>>, TError,BindAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindAccount>>,
        TError,
        BindAccountMutationVariables,
        TContext
      > => {
      return useMutation(getBindAccountMutationOptions(options), queryClient);
    }
    /**
 * Disconnects the account of one service; it signs nobody in from then on, and the member is told by mail. Where
 * none is connected nothing changes. It is refused when it is the only way to sign in.
 * @summary Disconnect an account of another service
 */
export const removeAccount = (
    removeAccountRequest: RemoveAccountRequest,
 signal?: AbortSignal
) => {

      return transport<Done>(
      {url: `/api/station/user/removeAccount`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: removeAccountRequest, signal
    },
      );
    }

export const getRemoveAccountMutationKey = () => ['removeAccount', 'session'] as const;

export const getRemoveAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAccount>>, TError,RemoveAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeAccount>>, TError,RemoveAccountMutationVariables, TContext> => {

const mutationKey = getRemoveAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeAccount>>, RemoveAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeAccount(data,)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RemoveAccountMutationResult = NonNullable<Awaited<ReturnType<typeof removeAccount>>>
    export type RemoveAccountMutationBody = RemoveAccountRequest
    export type RemoveAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>
    export type RemoveAccountMutationVariables = {data: RemoveAccountRequest}

    /**
 * @summary Disconnect an account of another service
 */
export const useRemoveAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeAccount>>, TError,RemoveAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeAccount>>,
        TError,
        RemoveAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveAccountMutationOptions(options), queryClient);
    }
    /**
 * An address that leads into the shop and signs the member in there, by her verified e-mail address. It is good
 * once and for some minutes: fetch it when it is followed, and keep it nowhere.
 * @summary The way into the shop
 */
export const getShopifyPass = (
    params?: GetShopifyPassParams,
 signal?: AbortSignal
) => {

      return transport<GetShopifyPass200>(
      {url: `/api/station/user/getShopifyPass`, method: 'GET',
        params, signal
    },
      );
    }

export const getGetShopifyPassQueryKey = (params?: GetShopifyPassParams,) => {
    return [
    "session", "getShopifyPass", ...(params ? [params] : [])
    ] as const;
    }

export const getGetShopifyPassSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShopifyPassQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShopifyPass>>> = ({ signal }) => getShopifyPass(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetShopifyPassSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getShopifyPass>>>
export type GetShopifyPassSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>

export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params: undefined |  GetShopifyPassParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way into the shop
 */

export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse | BusyResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShopifyPassSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

