// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/session.ts')

/** Send a one-time code */
export const sendVerifyCode = /* @__PURE__ */ write({ id: 'sendVerifyCode', method: 'POST', path: '/api/station/user/sendVerifyCode', changes: [], fromBrowser: true, schema: async () => (await schemas()).SendVerifyCodeBody })

/** Sign in with a code */
export const loginByCode = /* @__PURE__ */ write({ id: 'loginByCode', method: 'POST', path: '/api/station/user/loginByCode', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).LoginByCodeBody })

/** Sign in with a password */
export const login = /* @__PURE__ */ write({ id: 'login', method: 'POST', path: '/api/station/user/login', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).LoginBody })

/** Become a member with a code */
export const registerByCode = /* @__PURE__ */ write({ id: 'registerByCode', method: 'POST', path: '/api/station/user/registerByCode', changes: ['all'], keyed: true, fromBrowser: true, schema: async () => (await schemas()).RegisterByCodeBody })

/** Check a token */
export const checkToken = /* @__PURE__ */ write({ id: 'checkToken', method: 'POST', path: '/api/station/user/checkToken', changes: [] })

/** Sign out */
export const logout = /* @__PURE__ */ write({ id: 'logout', method: 'POST', path: '/api/station/user/logout', changes: [] })

/** What the sign-in page needs */
export const loginInit = /* @__PURE__ */ read({ id: 'loginInit', tag: 'session', method: 'POST', path: '/api/station/user/login/init' })

/** The ways to sign in with an account */
export const loginPreCheck = /* @__PURE__ */ read({ id: 'loginPreCheck', tag: 'session', method: 'POST', path: '/api/station/user/login/preCheck', schema: async () => (await schemas()).LoginPreCheckBody })

/** Read an account as it was typed */
export const checkUserAccount = /* @__PURE__ */ read({ id: 'checkUserAccount', tag: 'session', method: 'POST', path: '/api/station/user/checkUserAccount', schema: async () => (await schemas()).CheckUserAccountBody })

/** Check a code before it is used */
export const verifyCode = /* @__PURE__ */ write({ id: 'verifyCode', method: 'POST', path: '/api/station/user/verifyCode', changes: [], fromBrowser: true, schema: async () => (await schemas()).VerifyCodeBody })

/** Become a member with a password */
export const register = /* @__PURE__ */ write({ id: 'register', method: 'POST', path: '/api/station/user/register', changes: ['all'], keyed: true, fromBrowser: true, schema: async () => (await schemas()).RegisterBody })

/** Set a new password with a code */
export const recoverPassword = /* @__PURE__ */ write({ id: 'recoverPassword', method: 'POST', path: '/api/station/user/recoverPassword', changes: [], fromBrowser: true, schema: async () => (await schemas()).RecoverPasswordBody })

/** Send a link for a new password */
export const sendMailByRecoverPwd = /* @__PURE__ */ write({ id: 'sendMailByRecoverPwd', method: 'POST', path: '/api/station/user/sendMailByRecoverPwd', changes: [], schema: async () => (await schemas()).SendMailByRecoverPwdBody })

/** Check a recovery link */
export const checkRecoverUrl = /* @__PURE__ */ write({ id: 'checkRecoverUrl', method: 'POST', path: '/api/station/user/checkRecoverUrl', changes: [], schema: async () => (await schemas()).CheckRecoverUrlBody })

/** Set a new password with a link */
export const resetNewPass = /* @__PURE__ */ write({ id: 'resetNewPass', method: 'POST', path: '/api/station/user/resetNewPass', changes: [], schema: async () => (await schemas()).ResetNewPassBody })

/** Remove the email or phone that a recovery did not prove */
export const removeLostAccount = /* @__PURE__ */ write({ id: 'removeLostAccount', method: 'POST', path: '/api/station/user/removeLostAccount', changes: [], schema: async () => (await schemas()).RemoveLostAccountBody })

/** Change the password */
export const modifyPassword = /* @__PURE__ */ write({ id: 'modifyPassword', method: 'POST', path: '/api/station/user/modifyPassword', changes: ['session', 'account'], schema: async () => (await schemas()).ModifyPasswordBody })

/** Whether a first password is still to be set */
export const isOrgPwd = /* @__PURE__ */ read({ id: 'isOrgPwd', tag: 'session', method: 'GET', path: '/api/station/user/get/isOrgPwd' })

/** Set the first password */
export const modifyOrgPassword = /* @__PURE__ */ write({ id: 'modifyOrgPassword', method: 'POST', path: '/api/station/user/modify/orgPassword', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).ModifyOrgPasswordBody })

/** Where the member is signed in */
export const listSessions = /* @__PURE__ */ list({ id: 'listSessions', tag: 'session', method: 'GET', path: '/api/station/user/sessions' })

/** Sign out a device */
export const revokeSession = /* @__PURE__ */ write({ id: 'revokeSession', method: 'POST', path: '/api/station/user/sessions/{id}/revoke', changes: ['session'], fromBrowser: true, schema: async () => (await schemas()).RevokeSessionBody })

/** Sign out every other device */
export const revokeOtherSessions = /* @__PURE__ */ write({ id: 'revokeOtherSessions', method: 'POST', path: '/api/station/user/sessions/revokeOthers', changes: ['session'], fromBrowser: true, schema: async () => (await schemas()).RevokeOtherSessionsBody })

/** Begin to sign in with another service */
export const oauthLogin = /* @__PURE__ */ write({ id: 'oauthLogin', method: 'POST', path: '/api/station/user/oauth/login/{provider}', changes: [], schema: async () => (await schemas()).OauthLoginBody })

/** Finish with what the provider answered */
export const oauthCallback = /* @__PURE__ */ read({ id: 'oauthCallback', tag: 'session', method: 'GET', path: '/api/station/user/oauth/{provider}/callback', fromBrowser: true })

/** Sign in with an id token of the provider's kit */
export const socialLogin = /* @__PURE__ */ write({ id: 'socialLogin', method: 'POST', path: '/api/station/user/social/login', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).SocialLoginBody })

/** Send a code that proves a member */
export const socialSendMailCode = /* @__PURE__ */ write({ id: 'socialSendMailCode', method: 'POST', path: '/api/station/user/social/sendMailCode', changes: [], schema: async () => (await schemas()).SocialSendMailCodeBody })

/** Prove a membership by code and connect it */
export const socialVerifyMailCode = /* @__PURE__ */ write({ id: 'socialVerifyMailCode', method: 'POST', path: '/api/station/user/social/verifyMailCode', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).SocialVerifyMailCodeBody })

/** Prove a membership by password and connect it */
export const socialVerifyPass = /* @__PURE__ */ write({ id: 'socialVerifyPass', method: 'POST', path: '/api/station/user/social/verifyPass', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).SocialVerifyPassBody })

/** Become a member with another service */
export const socialRegister = /* @__PURE__ */ write({ id: 'socialRegister', method: 'POST', path: '/api/station/user/social/register', changes: ['all'], keyed: true, fromBrowser: true, schema: async () => (await schemas()).SocialRegisterBody })

/** The connected accounts */
export const listBoundAccounts = /* @__PURE__ */ read({ id: 'listBoundAccounts', tag: 'session', method: 'GET', path: '/api/station/user/social/accounts' })

/** Connect an account of another service */
export const bindAccount = /* @__PURE__ */ write({ id: 'bindAccount', method: 'POST', path: '/api/station/user/bindAccount', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).BindAccountBody })

/** Disconnect an account of another service */
export const removeAccount = /* @__PURE__ */ write({ id: 'removeAccount', method: 'POST', path: '/api/station/user/removeAccount', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).RemoveAccountBody })

/** The member's passkeys */
export const listPasskeys = /* @__PURE__ */ read({ id: 'listPasskeys', tag: 'session', method: 'GET', path: '/api/station/user/passkeys' })

/** Begin to add a passkey */
export const beginPasskey = /* @__PURE__ */ write({ id: 'beginPasskey', method: 'POST', path: '/api/station/user/passkeys/begin', changes: [], fromBrowser: true, schema: async () => (await schemas()).BeginPasskeyBody })

/** Add a passkey */
export const addPasskey = /* @__PURE__ */ write({ id: 'addPasskey', method: 'POST', path: '/api/station/user/passkeys/add', changes: ['session', 'account'], schema: async () => (await schemas()).AddPasskeyBody })

/** Name a passkey */
export const renamePasskey = /* @__PURE__ */ write({ id: 'renamePasskey', method: 'POST', path: '/api/station/user/passkeys/{id}/rename', changes: ['session'], schema: async () => (await schemas()).RenamePasskeyBody })

/** Remove a passkey */
export const removePasskey = /* @__PURE__ */ write({ id: 'removePasskey', method: 'POST', path: '/api/station/user/passkeys/{id}/remove', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).RemovePasskeyBody })

/** Ask for a passkey as proof */
export const beginPasskeyProof = /* @__PURE__ */ write({ id: 'beginPasskeyProof', method: 'POST', path: '/api/station/user/passkeys/proof', changes: [] })

/** Ask for a passkey to sign in with */
export const beginLoginByPasskey = /* @__PURE__ */ write({ id: 'beginLoginByPasskey', method: 'POST', path: '/api/station/user/loginByPasskey/begin', changes: [], fromBrowser: true })

/** Sign in with a passkey */
export const loginByPasskey = /* @__PURE__ */ write({ id: 'loginByPasskey', method: 'POST', path: '/api/station/user/loginByPasskey', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).LoginByPasskeyBody })

/** Request a passkey as second factor */
export const beginSecondFactorPasskey = /* @__PURE__ */ write({ id: 'beginSecondFactorPasskey', method: 'POST', path: '/api/station/user/loginBySecondFactor/begin', changes: [], fromBrowser: true, schema: async () => (await schemas()).BeginSecondFactorPasskeyBody })

/** Finish a sign-in with the second factor */
export const loginBySecondFactor = /* @__PURE__ */ write({ id: 'loginBySecondFactor', method: 'POST', path: '/api/station/user/loginBySecondFactor', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).LoginBySecondFactorBody })

/** Return the member's second factor */
export const getSecondFactor = /* @__PURE__ */ read({ id: 'getSecondFactor', tag: 'session', method: 'GET', path: '/api/station/user/secondFactor' })

/** Begin to set up an authenticator app */
export const beginAuthenticator = /* @__PURE__ */ write({ id: 'beginAuthenticator', method: 'POST', path: '/api/station/user/secondFactor/authenticator/begin', changes: [], fromBrowser: true, schema: async () => (await schemas()).BeginAuthenticatorBody })

/** Confirm an authenticator app */
export const confirmAuthenticator = /* @__PURE__ */ write({ id: 'confirmAuthenticator', method: 'POST', path: '/api/station/user/secondFactor/authenticator', changes: ['session', 'account'], schema: async () => (await schemas()).ConfirmAuthenticatorBody })

/** Turn on the second factor with passkeys */
export const turnOnPasskeyFactor = /* @__PURE__ */ write({ id: 'turnOnPasskeyFactor', method: 'POST', path: '/api/station/user/secondFactor/passkey', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).TurnOnPasskeyFactorBody })

/** Replace the recovery codes */
export const renewRecoveryCodes = /* @__PURE__ */ write({ id: 'renewRecoveryCodes', method: 'POST', path: '/api/station/user/secondFactor/recoveryCodes', changes: ['session'], fromBrowser: true, schema: async () => (await schemas()).RenewRecoveryCodesBody })

/** Turn off the second factor */
export const turnOffSecondFactor = /* @__PURE__ */ write({ id: 'turnOffSecondFactor', method: 'POST', path: '/api/station/user/secondFactor/off', changes: ['session', 'account'], fromBrowser: true, schema: async () => (await schemas()).TurnOffSecondFactorBody })

/** The way into the shop */
export const getShopifyPass = /* @__PURE__ */ read({ id: 'getShopifyPass', tag: 'session', method: 'GET', path: '/api/station/user/getShopifyPass' })
