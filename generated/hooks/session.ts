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
  BindAccountRequest,
  CheckToken200,
  Done,
  FaultResponse,
  GetShopifyPass200,
  GetShopifyPassParams,
  GetUserInfo200,
  ListBoundAccounts200,
  Login200,
  LoginByCode200,
  LoginByCodeRequest,
  LoginRequest,
  OauthCallback200,
  OauthCallbackParams,
  OauthLogin200,
  OauthLoginRequest,
  RegisterByCode200,
  RegisterByCodeRequest,
  RemoveAccountRequest,
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
 * Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, and
 * only for the purpose it was asked for. The answer is the same whether or not the account exists.
 * @summary Send a one-time code
 */
export const sendVerifyCode = (
    sendVerifyCodeRequest: SendVerifyCodeRequest,
 signal?: AbortSignal
) => {

      return transport<SendVerifyCode200>(
      {url: `/api/station/user/sendVerifyCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendVerifyCodeRequest, signal
    },
      );
    }

export const getSendVerifyCodeMutationKey = () => ['sendVerifyCode'] as const;

export const getSendVerifyCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SendVerifyCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SendVerifyCodeMutationVariables = {data: SendVerifyCodeRequest}

    /**
 * @summary Send a one-time code
 */
export const useSendVerifyCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
 * Exchanges a code that was sent for the purpose `login` for a session of 20 days.
 * @summary Sign in with a code
 */
export const loginByCode = (
    loginByCodeRequest: LoginByCodeRequest,
 signal?: AbortSignal
) => {

      return transport<LoginByCode200>(
      {url: `/api/station/user/loginByCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginByCodeRequest, signal
    },
      );
    }

export const getLoginByCodeMutationKey = () => ['loginByCode', 'session', 'membership', 'games'] as const;

export const getLoginByCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type LoginByCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type LoginByCodeMutationVariables = {data: LoginByCodeRequest}

    /**
 * @summary Sign in with a code
 */
export const useLoginByCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
 * unknown account and a wrong password, and takes as long.
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

export const getLoginMutationKey = () => ['login', 'session', 'membership', 'games'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type LoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in with a password
 */
export const useLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
      {url: `/api/station/user/registerByCode`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: registerByCodeRequest, signal
    },
      );
    }

export const getRegisterByCodeMutationKey = () => ['registerByCode', 'session', 'membership', 'games'] as const;

export const getRegisterByCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type RegisterByCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type RegisterByCodeMutationVariables = {data: RegisterByCodeRequest}

    /**
 * @summary Become a member with a code
 */
export const useRegisterByCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getCheckTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
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

    export type CheckTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

    /**
 * @summary Check a token
 */
export const useCheckToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getLogoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
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

    export type LogoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getGetUserInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserInfoQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal }) => getUserInfo(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in member
 */

export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserInfoSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export const getOauthLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type OauthLoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type OauthLoginMutationVariables = {provider: 'google' | 'facebook' | 'apple';data: OauthLoginRequest}

    /**
 * @summary Begin to sign in with another service
 */
export const useOauthLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getOauthCallbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOauthCallbackQueryKey(provider,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof oauthCallback>>> = ({ signal }) => oauthCallback(provider,params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OauthCallbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof oauthCallback>>>
export type OauthCallbackSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>

export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
 provider: 'google' | 'facebook' | 'apple',
    params: OauthCallbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof oauthCallback>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish with what the provider answered
 */

export function useOauthCallbackSuspense<TData = Awaited<ReturnType<typeof oauthCallback>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | FaultResponse>>(
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

export const getSocialLoginMutationKey = () => ['socialLogin', 'session', 'membership', 'games'] as const;

export const getSocialLoginMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SocialLoginMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SocialLoginMutationVariables = {data: SocialLoginRequest}

    /**
 * @summary Sign in with an id token of the provider's kit
 */
export const useSocialLogin = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getSocialSendMailCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SocialSendMailCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SocialSendMailCodeMutationVariables = {data: SocialSendMailCodeRequest}

    /**
 * @summary Send a code that proves a member
 */
export const useSocialSendMailCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getSocialVerifyMailCodeMutationKey = () => ['socialVerifyMailCode', 'session', 'membership', 'games'] as const;

export const getSocialVerifyMailCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SocialVerifyMailCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SocialVerifyMailCodeMutationVariables = {data: SocialVerifyMailCodeRequest}

    /**
 * @summary Prove a membership by code and connect it
 */
export const useSocialVerifyMailCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getSocialVerifyPassMutationKey = () => ['socialVerifyPass', 'session', 'membership', 'games'] as const;

export const getSocialVerifyPassMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SocialVerifyPassMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SocialVerifyPassMutationVariables = {data: SocialVerifyPassRequest}

    /**
 * @summary Prove a membership by password and connect it
 */
export const useSocialVerifyPass = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
      {url: `/api/station/user/social/register`, method: 'POST', keyed: true,
      headers: {'Content-Type': 'application/json', },
      data: socialRegisterRequest, signal
    },
      );
    }

export const getSocialRegisterMutationKey = () => ['socialRegister', 'session', 'membership', 'games'] as const;

export const getSocialRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type SocialRegisterMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type SocialRegisterMutationVariables = {data: SocialRegisterRequest}

    /**
 * @summary Become a member with another service
 */
export const useSocialRegister = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getListBoundAccountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBoundAccountsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoundAccounts>>> = ({ signal }) => listBoundAccounts(signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBoundAccountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBoundAccounts>>>
export type ListBoundAccountsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The connected accounts
 */

export function useListBoundAccountsSuspense<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
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
      {url: `/api/station/user/bindAccount`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindAccountRequest, signal
    },
      );
    }

export const getBindAccountMutationKey = () => ['bindAccount', 'session'] as const;

export const getBindAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type BindAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type BindAccountMutationVariables = {data: BindAccountRequest}

    /**
 * @summary Connect an account of another service
 */
export const useBindAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getRemoveAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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
    export type RemoveAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>
    export type RemoveAccountMutationVariables = {data: RemoveAccountRequest}

    /**
 * @summary Disconnect an account of another service
 */
export const useRemoveAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | FaultResponse>,
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

export const getGetShopifyPassSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShopifyPassQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShopifyPass>>> = ({ signal }) => getShopifyPass(params, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetShopifyPassSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getShopifyPass>>>
export type GetShopifyPassSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>

export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 params: undefined |  GetShopifyPassParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way into the shop
 */

export function useGetShopifyPassSuspense<TData = Awaited<ReturnType<typeof getShopifyPass>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | FaultResponse>>(
 params?: GetShopifyPassParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getShopifyPass>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShopifyPassSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

