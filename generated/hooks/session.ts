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
  CheckToken200,
  Done,
  FaultResponse,
  GetUserInfo200,
  Login200,
  LoginByCode200,
  LoginByCodeRequest,
  LoginRequest,
  RegisterByCode200,
  RegisterByCodeRequest,
  SendVerifyCode200,
  SendVerifyCodeRequest,
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

