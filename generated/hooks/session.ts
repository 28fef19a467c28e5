// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { sendVerifyCode, loginByCode, login, registerByCode, checkToken, logout, loginInit, loginPreCheck, checkUserAccount, verifyCode, register, recoverPassword, sendMailByRecoverPwd, checkRecoverUrl, resetNewPass, removeLostAccount, modifyPassword, isOrgPwd, modifyOrgPassword, listSessions, revokeSession, revokeOtherSessions, oauthLogin, oauthCallback, socialLogin, socialSendMailCode, socialVerifyMailCode, socialVerifyPass, socialRegister, listBoundAccounts, bindAccount, removeAccount, listPasskeys, beginPasskey, addPasskey, renamePasskey, removePasskey, beginPasskeyProof, beginLoginByPasskey, loginByPasskey, beginSecondFactorPasskey, loginBySecondFactor, getSecondFactor, beginAuthenticator, confirmAuthenticator, turnOnPasskeyFactor, renewRecoveryCodes, turnOffSecondFactor, getShopifyPass } from '../calls/session.ts'

/** Send a one-time code */
export const useSendVerifyCode = (options?: WriteOptions<'sendVerifyCode'>) => useMutation({ ...options, ...sendVerifyCode.mutation })

/** Sign in with a code */
export const useLoginByCode = (options?: WriteOptions<'loginByCode'>) => useMutation({ ...options, ...loginByCode.mutation })

/** Sign in with a password */
export const useLogin = (options?: WriteOptions<'login'>) => useMutation({ ...options, ...login.mutation })

/** Register with a code */
export const useRegisterByCode = (options?: WriteOptions<'registerByCode'>) => useMutation({ ...options, ...registerByCode.mutation })

/** Check a session token */
export const useCheckToken = (options?: WriteOptions<'checkToken'>) => useMutation({ ...options, ...checkToken.mutation })

/** Sign out */
export const useLogout = (options?: WriteOptions<'logout'>) => useMutation({ ...options, ...logout.mutation })

/** Get the options of the sign-in page */
export const useLoginInit = (input: Input<'loginInit'>) => useSuspenseQuery(loginInit.query(input))

/** List the sign-in methods of an account */
export const useLoginPreCheck = (input: Input<'loginPreCheck'>) => useSuspenseQuery(loginPreCheck.query(input))

/** Normalize an email address or phone number */
export const useCheckUserAccount = (input: Input<'checkUserAccount'>) => useSuspenseQuery(checkUserAccount.query(input))

/** Exchange a one-time code for a ticket */
export const useVerifyCode = (options?: WriteOptions<'verifyCode'>) => useMutation({ ...options, ...verifyCode.mutation })

/** Register with a password */
export const useRegister = (options?: WriteOptions<'register'>) => useMutation({ ...options, ...register.mutation })

/** Set a new password with a code */
export const useRecoverPassword = (options?: WriteOptions<'recoverPassword'>) => useMutation({ ...options, ...recoverPassword.mutation })

/** Send a password recovery link */
export const useSendMailByRecoverPwd = (options?: WriteOptions<'sendMailByRecoverPwd'>) => useMutation({ ...options, ...sendMailByRecoverPwd.mutation })

/** Check a recovery link */
export const useCheckRecoverUrl = (options?: WriteOptions<'checkRecoverUrl'>) => useMutation({ ...options, ...checkRecoverUrl.mutation })

/** Set a new password with a link */
export const useResetNewPass = (options?: WriteOptions<'resetNewPass'>) => useMutation({ ...options, ...resetNewPass.mutation })

/** Remove the email or phone that a recovery did not verify */
export const useRemoveLostAccount = (options?: WriteOptions<'removeLostAccount'>) => useMutation({ ...options, ...removeLostAccount.mutation })

/** Change the password */
export const useModifyPassword = (options?: WriteOptions<'modifyPassword'>) => useMutation({ ...options, ...modifyPassword.mutation })

/** Check if the member has no password yet */
export const useIsOrgPwd = (input: Input<'isOrgPwd'>) => useSuspenseQuery(isOrgPwd.query(input))

/** Set the first password */
export const useModifyOrgPassword = (options?: WriteOptions<'modifyOrgPassword'>) => useMutation({ ...options, ...modifyOrgPassword.mutation })

/** List the member's sessions */
export const useListSessions = (input: PagesInput<'listSessions'>) => useSuspenseInfiniteQuery(listSessions.pages(input))

/** Sign out a device */
export const useRevokeSession = (options?: WriteOptions<'revokeSession'>) => useMutation({ ...options, ...revokeSession.mutation })

/** Sign out all other devices */
export const useRevokeOtherSessions = (options?: WriteOptions<'revokeOtherSessions'>) => useMutation({ ...options, ...revokeOtherSessions.mutation })

/** Start a sign-in with Google, Facebook or Apple */
export const useOauthLogin = (options?: WriteOptions<'oauthLogin'>) => useMutation({ ...options, ...oauthLogin.mutation })

/** Finish a sign-in with Google, Facebook or Apple */
export const useOauthCallback = (input: Input<'oauthCallback'>) => useSuspenseQuery(oauthCallback.query(input))

/** Sign in with an id token of a provider's SDK */
export const useSocialLogin = (options?: WriteOptions<'socialLogin'>) => useMutation({ ...options, ...socialLogin.mutation })

/** Send a code to connect a social account to a member */
export const useSocialSendMailCode = (options?: WriteOptions<'socialSendMailCode'>) => useMutation({ ...options, ...socialSendMailCode.mutation })

/** Connect a social account with a code */
export const useSocialVerifyMailCode = (options?: WriteOptions<'socialVerifyMailCode'>) => useMutation({ ...options, ...socialVerifyMailCode.mutation })

/** Connect a social account with a password */
export const useSocialVerifyPass = (options?: WriteOptions<'socialVerifyPass'>) => useMutation({ ...options, ...socialVerifyPass.mutation })

/** Register with a social account */
export const useSocialRegister = (options?: WriteOptions<'socialRegister'>) => useMutation({ ...options, ...socialRegister.mutation })

/** List connected social accounts */
export const useListBoundAccounts = (input: Input<'listBoundAccounts'>) => useSuspenseQuery(listBoundAccounts.query(input))

/** Connect a social account to the signed-in member */
export const useBindAccount = (options?: WriteOptions<'bindAccount'>) => useMutation({ ...options, ...bindAccount.mutation })

/** Disconnect a social account */
export const useRemoveAccount = (options?: WriteOptions<'removeAccount'>) => useMutation({ ...options, ...removeAccount.mutation })

/** List the member's passkeys */
export const useListPasskeys = (input: Input<'listPasskeys'>) => useSuspenseQuery(listPasskeys.query(input))

/** Start adding a passkey */
export const useBeginPasskey = (options?: WriteOptions<'beginPasskey'>) => useMutation({ ...options, ...beginPasskey.mutation })

/** Add a passkey */
export const useAddPasskey = (options?: WriteOptions<'addPasskey'>) => useMutation({ ...options, ...addPasskey.mutation })

/** Rename a passkey */
export const useRenamePasskey = (options?: WriteOptions<'renamePasskey'>) => useMutation({ ...options, ...renamePasskey.mutation })

/** Remove a passkey */
export const useRemovePasskey = (options?: WriteOptions<'removePasskey'>) => useMutation({ ...options, ...removePasskey.mutation })

/** Request a passkey for re-authentication */
export const useBeginPasskeyProof = (options?: WriteOptions<'beginPasskeyProof'>) => useMutation({ ...options, ...beginPasskeyProof.mutation })

/** Request a passkey for sign-in */
export const useBeginLoginByPasskey = (options?: WriteOptions<'beginLoginByPasskey'>) => useMutation({ ...options, ...beginLoginByPasskey.mutation })

/** Sign in with a passkey */
export const useLoginByPasskey = (options?: WriteOptions<'loginByPasskey'>) => useMutation({ ...options, ...loginByPasskey.mutation })

/** Request a passkey as second factor */
export const useBeginSecondFactorPasskey = (options?: WriteOptions<'beginSecondFactorPasskey'>) => useMutation({ ...options, ...beginSecondFactorPasskey.mutation })

/** Finish a sign-in with the second factor */
export const useLoginBySecondFactor = (options?: WriteOptions<'loginBySecondFactor'>) => useMutation({ ...options, ...loginBySecondFactor.mutation })

/** Get the member's second factor */
export const useGetSecondFactor = (input: Input<'getSecondFactor'>) => useSuspenseQuery(getSecondFactor.query(input))

/** Start the setup of an authenticator app */
export const useBeginAuthenticator = (options?: WriteOptions<'beginAuthenticator'>) => useMutation({ ...options, ...beginAuthenticator.mutation })

/** Confirm an authenticator app */
export const useConfirmAuthenticator = (options?: WriteOptions<'confirmAuthenticator'>) => useMutation({ ...options, ...confirmAuthenticator.mutation })

/** Turn on the second factor with passkeys */
export const useTurnOnPasskeyFactor = (options?: WriteOptions<'turnOnPasskeyFactor'>) => useMutation({ ...options, ...turnOnPasskeyFactor.mutation })

/** Replace the recovery codes */
export const useRenewRecoveryCodes = (options?: WriteOptions<'renewRecoveryCodes'>) => useMutation({ ...options, ...renewRecoveryCodes.mutation })

/** Turn off the second factor */
export const useTurnOffSecondFactor = (options?: WriteOptions<'turnOffSecondFactor'>) => useMutation({ ...options, ...turnOffSecondFactor.mutation })

/** Get a URL that signs the member in to the shop */
export const useGetShopifyPass = (input: Input<'getShopifyPass'>) => useSuspenseQuery(getShopifyPass.query(input))
