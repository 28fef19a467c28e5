// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/session.ts')

/** Send a one-time code */
export const sendVerifyCode = /* @__PURE__ */ write({ id: 'sendVerifyCode', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/sendVerifyCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).SendVerifyCodeBody })

/** Sign in with a code */
export const loginByCode = /* @__PURE__ */ write({ id: 'loginByCode', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/loginByCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).LoginByCodeBody })

/** Sign in with a password */
export const login = /* @__PURE__ */ write({ id: 'login', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/login', { ...init, body: { ...input } }), schema: async () => (await schemas()).LoginBody })

/** Register with a code */
export const registerByCode = /* @__PURE__ */ write({ id: 'registerByCode', changes: ['all'], keyed: true, fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/registerByCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).RegisterByCodeBody })

/** Check a session token */
export const checkToken = /* @__PURE__ */ write({ id: 'checkToken', changes: [], send: (client, init) => client.POST('/api/station/user/checkToken', init) })

/** Sign out */
export const logout = /* @__PURE__ */ write({ id: 'logout', changes: [], empty: true, send: (client, init) => client.POST('/api/station/user/logout', init) })

/** Get the options of the sign-in page */
export const loginInit = /* @__PURE__ */ read({ id: 'loginInit', tag: 'session', send: (client, init) => client.POST('/api/station/user/login/init', init) })

/** List the sign-in methods of an account */
export const loginPreCheck = /* @__PURE__ */ read({ id: 'loginPreCheck', tag: 'session', send: (client, init, input) => client.POST('/api/station/user/login/preCheck', { ...init, body: { ...input } }), schema: async () => (await schemas()).LoginPreCheckBody })

/** Normalize an email address or phone number */
export const checkUserAccount = /* @__PURE__ */ read({ id: 'checkUserAccount', tag: 'session', send: (client, init, input) => client.POST('/api/station/user/checkUserAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).CheckUserAccountBody })

/** Exchange a one-time code for a ticket */
export const verifyCode = /* @__PURE__ */ write({ id: 'verifyCode', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/verifyCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).VerifyCodeBody })

/** Register with a password */
export const register = /* @__PURE__ */ write({ id: 'register', changes: ['all'], keyed: true, fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/register', { ...init, body: { ...input } }), schema: async () => (await schemas()).RegisterBody })

/** Set a new password with a code */
export const recoverPassword = /* @__PURE__ */ write({ id: 'recoverPassword', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/recoverPassword', { ...init, body: { ...input } }), schema: async () => (await schemas()).RecoverPasswordBody })

/** Send a password recovery link */
export const sendMailByRecoverPwd = /* @__PURE__ */ write({ id: 'sendMailByRecoverPwd', changes: [], send: (client, init, input) => client.POST('/api/station/user/sendMailByRecoverPwd', { ...init, body: { ...input } }), schema: async () => (await schemas()).SendMailByRecoverPwdBody })

/** Check a recovery link */
export const checkRecoverUrl = /* @__PURE__ */ write({ id: 'checkRecoverUrl', changes: [], send: (client, init, input) => client.POST('/api/station/user/checkRecoverUrl', { ...init, body: { ...input } }), schema: async () => (await schemas()).CheckRecoverUrlBody })

/** Set a new password with a link */
export const resetNewPass = /* @__PURE__ */ write({ id: 'resetNewPass', changes: [], send: (client, init, input) => client.POST('/api/station/user/resetNewPass', { ...init, body: { ...input } }), schema: async () => (await schemas()).ResetNewPassBody })

/** Remove the email or phone that a recovery did not verify */
export const removeLostAccount = /* @__PURE__ */ write({ id: 'removeLostAccount', changes: [], empty: true, send: (client, init, input) => client.POST('/api/station/user/removeLostAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).RemoveLostAccountBody })

/** Change the password */
export const modifyPassword = /* @__PURE__ */ write({ id: 'modifyPassword', changes: ['session', 'account'], empty: true, send: (client, init, input) => client.POST('/api/station/user/modifyPassword', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyPasswordBody })

/** Check if the member has no password yet */
export const isOrgPwd = /* @__PURE__ */ read({ id: 'isOrgPwd', tag: 'session', send: (client, init) => client.GET('/api/station/user/get/isOrgPwd', init) })

/** Set the first password */
export const modifyOrgPassword = /* @__PURE__ */ write({ id: 'modifyOrgPassword', changes: ['session', 'account'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/modify/orgPassword', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyOrgPasswordBody })

/** List the member's sessions */
export const listSessions = /* @__PURE__ */ list({ id: 'listSessions', tag: 'session', send: (client, init, input, cursor) => client.GET('/api/station/user/sessions', { ...init, params: { query: { cursor, ...input } } }) })

/** Sign out a device */
export const revokeSession = /* @__PURE__ */ write({ id: 'revokeSession', changes: ['session'], fromBrowser: true, empty: true, send: (client, init, { id, ...rest }) => client.POST('/api/station/user/sessions/{id}/revoke', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).RevokeSessionBody })

/** Sign out all other devices */
export const revokeOtherSessions = /* @__PURE__ */ write({ id: 'revokeOtherSessions', changes: ['session'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/sessions/revokeOthers', { ...init, body: { ...input } }), schema: async () => (await schemas()).RevokeOtherSessionsBody })

/** Start a sign-in with Google, Facebook or Apple */
export const oauthLogin = /* @__PURE__ */ write({ id: 'oauthLogin', changes: [], send: (client, init, { provider, ...rest }) => client.POST('/api/station/user/oauth/login/{provider}', { ...init, params: { path: { provider } }, body: rest }), schema: async () => (await schemas()).OauthLoginBody })

/** Finish a sign-in with Google, Facebook or Apple */
export const oauthCallback = /* @__PURE__ */ read({ id: 'oauthCallback', tag: 'session', fromBrowser: true, send: (client, init, { provider, ...rest }) => client.GET('/api/station/user/oauth/{provider}/callback', { ...init, params: { path: { provider }, query: rest } }) })

/** Sign in with an id token of a provider's SDK */
export const socialLogin = /* @__PURE__ */ write({ id: 'socialLogin', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/social/login', { ...init, body: { ...input } }), schema: async () => (await schemas()).SocialLoginBody })

/** Send a code to connect a social account to a member */
export const socialSendMailCode = /* @__PURE__ */ write({ id: 'socialSendMailCode', changes: [], send: (client, init, input) => client.POST('/api/station/user/social/sendMailCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).SocialSendMailCodeBody })

/** Connect a social account with a code */
export const socialVerifyMailCode = /* @__PURE__ */ write({ id: 'socialVerifyMailCode', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/social/verifyMailCode', { ...init, body: { ...input } }), schema: async () => (await schemas()).SocialVerifyMailCodeBody })

/** Connect a social account with a password */
export const socialVerifyPass = /* @__PURE__ */ write({ id: 'socialVerifyPass', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/social/verifyPass', { ...init, body: { ...input } }), schema: async () => (await schemas()).SocialVerifyPassBody })

/** Register with a social account */
export const socialRegister = /* @__PURE__ */ write({ id: 'socialRegister', changes: ['all'], keyed: true, fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/social/register', { ...init, body: { ...input } }), schema: async () => (await schemas()).SocialRegisterBody })

/** List connected social accounts */
export const listBoundAccounts = /* @__PURE__ */ read({ id: 'listBoundAccounts', tag: 'session', send: (client, init) => client.GET('/api/station/user/social/accounts', init) })

/** Connect a social account to the signed-in member */
export const bindAccount = /* @__PURE__ */ write({ id: 'bindAccount', changes: ['session', 'account'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/bindAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).BindAccountBody })

/** Disconnect a social account */
export const removeAccount = /* @__PURE__ */ write({ id: 'removeAccount', changes: ['session', 'account'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/removeAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).RemoveAccountBody })

/** List the member's passkeys */
export const listPasskeys = /* @__PURE__ */ read({ id: 'listPasskeys', tag: 'session', send: (client, init) => client.GET('/api/station/user/passkeys', init) })

/** Start adding a passkey */
export const beginPasskey = /* @__PURE__ */ write({ id: 'beginPasskey', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/passkeys/begin', { ...init, body: { ...input } }), schema: async () => (await schemas()).BeginPasskeyBody })

/** Add a passkey */
export const addPasskey = /* @__PURE__ */ write({ id: 'addPasskey', changes: ['session', 'account'], send: (client, init, input) => client.POST('/api/station/user/passkeys/add', { ...init, body: { ...input } }), schema: async () => (await schemas()).AddPasskeyBody })

/** Rename a passkey */
export const renamePasskey = /* @__PURE__ */ write({ id: 'renamePasskey', changes: ['session'], empty: true, send: (client, init, { id, ...rest }) => client.POST('/api/station/user/passkeys/{id}/rename', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).RenamePasskeyBody })

/** Remove a passkey */
export const removePasskey = /* @__PURE__ */ write({ id: 'removePasskey', changes: ['session', 'account'], fromBrowser: true, empty: true, send: (client, init, { id, ...rest }) => client.POST('/api/station/user/passkeys/{id}/remove', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).RemovePasskeyBody })

/** Request a passkey for re-authentication */
export const beginPasskeyProof = /* @__PURE__ */ write({ id: 'beginPasskeyProof', changes: [], send: (client, init) => client.POST('/api/station/user/passkeys/proof', init) })

/** Request a passkey for sign-in */
export const beginLoginByPasskey = /* @__PURE__ */ write({ id: 'beginLoginByPasskey', changes: [], fromBrowser: true, send: (client, init) => client.POST('/api/station/user/loginByPasskey/begin', init) })

/** Sign in with a passkey */
export const loginByPasskey = /* @__PURE__ */ write({ id: 'loginByPasskey', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/loginByPasskey', { ...init, body: { ...input } }), schema: async () => (await schemas()).LoginByPasskeyBody })

/** Request a passkey as second factor */
export const beginSecondFactorPasskey = /* @__PURE__ */ write({ id: 'beginSecondFactorPasskey', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/loginBySecondFactor/begin', { ...init, body: { ...input } }), schema: async () => (await schemas()).BeginSecondFactorPasskeyBody })

/** Finish a sign-in with the second factor */
export const loginBySecondFactor = /* @__PURE__ */ write({ id: 'loginBySecondFactor', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/loginBySecondFactor', { ...init, body: { ...input } }), schema: async () => (await schemas()).LoginBySecondFactorBody })

/** Get the member's second factor */
export const getSecondFactor = /* @__PURE__ */ read({ id: 'getSecondFactor', tag: 'session', send: (client, init) => client.GET('/api/station/user/secondFactor', init) })

/** Start the setup of an authenticator app */
export const beginAuthenticator = /* @__PURE__ */ write({ id: 'beginAuthenticator', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/secondFactor/authenticator/begin', { ...init, body: { ...input } }), schema: async () => (await schemas()).BeginAuthenticatorBody })

/** Confirm an authenticator app */
export const confirmAuthenticator = /* @__PURE__ */ write({ id: 'confirmAuthenticator', changes: ['session', 'account'], send: (client, init, input) => client.POST('/api/station/user/secondFactor/authenticator', { ...init, body: { ...input } }), schema: async () => (await schemas()).ConfirmAuthenticatorBody })

/** Turn on the second factor with passkeys */
export const turnOnPasskeyFactor = /* @__PURE__ */ write({ id: 'turnOnPasskeyFactor', changes: ['session', 'account'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/secondFactor/passkey', { ...init, body: { ...input } }), schema: async () => (await schemas()).TurnOnPasskeyFactorBody })

/** Replace the recovery codes */
export const renewRecoveryCodes = /* @__PURE__ */ write({ id: 'renewRecoveryCodes', changes: ['session'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/secondFactor/recoveryCodes', { ...init, body: { ...input } }), schema: async () => (await schemas()).RenewRecoveryCodesBody })

/** Turn off the second factor */
export const turnOffSecondFactor = /* @__PURE__ */ write({ id: 'turnOffSecondFactor', changes: ['session', 'account'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/secondFactor/off', { ...init, body: { ...input } }), schema: async () => (await schemas()).TurnOffSecondFactorBody })

/** Get a URL that signs the member in to the shop */
export const getShopifyPass = /* @__PURE__ */ read({ id: 'getShopifyPass', tag: 'session', send: (client, init, input) => client.GET('/api/station/user/getShopifyPass', { ...init, params: { query: { ...input } } }) })
