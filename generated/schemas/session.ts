// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  AddPasskeyRequest,
  BeginPasskeyRequest,
  BeginSecondFactorPasskeyRequest,
  BindAccountRequest,
  CheckRecoverUrlRequest,
  CheckUserAccountRequest,
  ConfirmAuthenticatorRequest,
  LoginByCodeRequest,
  LoginBySecondFactorRequest,
  LoginPreCheckRequest,
  LoginRequest,
  ModifyOrgPasswordRequest,
  ModifyPasswordRequest,
  OauthLoginRequest,
  PasskeyAssertion,
  RecentProof,
  RecoverPasswordRequest,
  RegisterByCodeRequest,
  RegisterRequest,
  RemoveAccountRequest,
  RemoveLostAccountRequest,
  RenamePasskeyRequest,
  ResetNewPassRequest,
  SendMailByRecoverPwdRequest,
  SendVerifyCodeRequest,
  SocialLoginRequest,
  SocialRegisterRequest,
  SocialSendMailCodeRequest,
  SocialVerifyMailCodeRequest,
  SocialVerifyPassRequest,
  VerifyCodeRequest
} from './membersHub.schemas.ts';



/**
 * Sends a six-digit code to an email address or phone. The code is valid for five minutes, five attempts and one
 * use, only for its purpose and in the browser that requested it. The response does not depend on whether the
 * account exists.
 * @summary Send a one-time code
 */
export const SendVerifyCodeBody = SendVerifyCodeRequest

/**
 * Exchanges a code that was sent for the purpose `login` for a session of 20 days. If the account is being
 * deleted, the call is rejected, and `nextDate` is the end of the period in which `undoDisable` can restore the
 * account. The code stays valid for `undoDisable`.
 *
 * A code that was sent to a phone is not sufficient for an account that was unused for 180 days and has a
 * password, a passkey or a verified email address. The error `OTHER_PROOF_NEEDED` lists these methods, and the
 * member signs in with one of them. The email address is notified.
 * @summary Sign in with a code
 */
export const LoginByCodeBody = LoginByCodeRequest

/**
 * Exchanges an email address or phone and its password for a session of 20 days. An unknown account and a wrong
 * password return the same error after the same time. If the password is correct but the account is being deleted,
 * the call is rejected, and `nextDate` is the end of the period in which `undoDisable` can restore the account.
 * @summary Sign in with a password
 */
export const LoginBody = LoginRequest

/**
 * Creates a member for the email address or phone that received the code (purpose `register`) and signs the member
 * in. If the email address or phone already belongs to a member, the call fails with `ACCOUNT_EXISTS`, but only
 * after the code was verified. The existing member stays unchanged.
 * @summary Register with a code
 */
export const RegisterByCodeBody = RegisterByCodeRequest

/**
 * Returns the sign-in methods for an email address or a phone number; both allow a code or a password. The
 * response does not depend on whether the account exists.
 * @summary List the sign-in methods of an account
 */
export const LoginPreCheckBody = LoginPreCheckRequest

/**
 * Converts typed input to the form that other operations accept: an email address in lowercase, or a phone number
 * in E.164. A phone may be typed in the national format of `countryCode` (default: the country of the caller). The
 * response does not depend on whether the account exists.
 * @summary Normalize an email address or phone number
 */
export const CheckUserAccountBody = CheckUserAccountRequest

/**
 * Exchanges a one-time code for a ticket, so that a form can verify the code on one page and use it on a later
 * page. Operations that take a `code` for this account and purpose accept the ticket instead, once and within ten
 * minutes. The code is used up, and each call counts as one of the code's five attempts. The response does not
 * depend on whether the account exists.
 * @summary Exchange a one-time code for a ticket
 */
export const VerifyCodeBody = VerifyCodeRequest

/**
 * Works like `registerByCode`, and sets a password. The email address or phone must be verified by a code first
 * (purpose `register`), so that an attacker cannot prepare an account for another person; a failed attempt stores
 * no data. If the email address or phone already belongs to a member, the call fails with `ACCOUNT_EXISTS`, and
 * the existing member stays unchanged.
 * @summary Register with a password
 */
export const RegisterBody = RegisterRequest

/**
 * Replaces a forgotten password, with a code sent for the purpose `recover`. Ends every session, removes every
 * passkey and every connected social account, and invalidates every other code, ticket and link. The response
 * contains the member's other email address or phone in masked form, with a ticket to remove it. An unknown
 * account gets the same error as a wrong code.
 * @summary Set a new password with a code
 */
export const RecoverPasswordBody = RecoverPasswordRequest

/**
 * Sends a link to the page `/recover_pwd`, valid for 30 minutes and one use; a newer link replaces it. The token
 * follows a `#`, so that servers and referrers do not receive it. An address that belongs to no member receives a
 * message that explains this. The response does not depend on whether the account exists.
 * @summary Send a password recovery link
 */
export const SendMailByRecoverPwdBody = SendMailByRecoverPwdRequest

/**
 * Returns the account and the expiry of a recovery link, before the page asks for a new password. The link stays
 * usable.
 * @summary Check a recovery link
 */
export const CheckRecoverUrlBody = CheckRecoverUrlRequest

/**
 * Uses up the token of a recovery link and sets the password. Ends every session, removes every passkey and every
 * connected social account, and invalidates every other code, ticket and link. The response contains the member's
 * other email address or phone in masked form, with a ticket to remove it. A rejected password leaves the link
 * usable.
 * @summary Set a new password with a link
 */
export const ResetNewPassBody = ResetNewPassRequest

/**
 * Removes from the account the email address or phone that the member did not verify during a recovery. Requires
 * the ticket from the response of the recovery, which is valid for ten minutes and one use. The sessions that were
 * opened since the recovery end. Both the removed and the remaining address are notified.
 * @summary Remove the email or phone that a recovery did not verify
 */
export const RemoveLostAccountBody = RemoveLostAccountRequest

/**
 * Replaces the password. Requires the current password, or a passkey requested by `beginPasskeyProof`. The current
 * session stays valid, every other session ends, and every earlier code, ticket and link becomes invalid. Passkeys
 * stay valid.
 * @summary Change the password
 */
export const ModifyPasswordBody = ModifyPasswordRequest

/**
 * Sets the first password of a member. Requires a code that was sent for the purpose `confirm` to the member's own
 * email address or phone. The current session stays valid, and every other session ends.
 * @summary Set the first password
 */
export const ModifyOrgPasswordBody = ModifyOrgPasswordRequest

/**
 * Returns the valid sessions, newest first, each with the device and country of its sign-in if they are known. A
 * member has at most 100 sessions: another sign-in ends the least recently used session.
 * @summary List the member's sessions
 */
export const listSessionsQueryCursorMax = 64;


export const listSessionsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listSessionsQueryLimitDefault = 20;
export const listSessionsQueryLimitMax = 50;



export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSessionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listSessionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('`nextCursor` of the previous page, to get the next page. If omitted, the first page is returned.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryLimitMax)), listSessionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of items on the page.'))
})

/**
 * Ends one session of the member, which may be the current one, and rejects its token from then on. Returns 404 if
 * the session has ended or belongs to another member. Requires a recent re-authentication: `proof`, or a
 * re-authentication in this session within the last ten minutes.
 * @summary Sign out a device
 */
export const revokeSessionPathIdMax = 64;


export const revokeSessionPathIdRegExp = new RegExp('^[\\w-]+$');


export const RevokeSessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revokeSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(revokeSessionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const RevokeSessionBody = RecentProof

/**
 * Ends all sessions of the member except the current one. Requires a recent re-authentication, like
 * `revokeSession`.
 * @summary Sign out all other devices
 */
export const RevokeOtherSessionsBody = RecentProof

/**
 * Starts a sign-in attempt with Google, Facebook or Apple and returns the URL of the provider's page. The attempt
 * is valid for ten minutes and one use. The client stores `binding` in the session storage of the window and never
 * sends it to the provider. The callback requires it, so that an attacker cannot sign a member in to another
 * account. The provider redirects to the hub's `/redirect/fastLogin/{provider}`, and the page passes its query and
 * `binding` to the callback.
 *
 * An app that uses the provider's SDK opens no page: it passes `nonce` to the SDK and sends the resulting id token
 * to `socialLogin`. An attempt with the intent `bind`, which connects a social account to the signed-in member,
 * ends with a ticket for `bindAccount` and never with another session.
 * @summary Start a sign-in with Google, Facebook or Apple
 */
export const OauthLoginParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook', 'apple']).check(/*#__PURE__*/ zod.describe('Social sign-in provider.'))
})

export const OauthLoginBody = OauthLoginRequest

/**
 * Completes a sign-in with the query parameters of the provider's redirect, and uses up the attempt; after an
 * error the client starts another attempt. The server exchanges the code and checks issuer, audience, nonce and
 * signature. If the social account is connected to a member, this member gets a session. Otherwise the response
 * contains a ticket and the next step: `register` for a new person, or `prove` if the provider verified an email
 * address that already belongs to a member. An email address that the provider did not verify is ignored.
 *
 * The page sends `code`, `error` and `iss` exactly as the provider returned them.
 *
 * The call fails with `SOCIAL_ATTEMPT_GONE` if `state` is unknown, expired or used, if `binding` comes from
 * another window, or if the attempt was started for another provider.
 * @summary Finish a sign-in with Google, Facebook or Apple
 */
export const OauthCallbackParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook', 'apple']).check(/*#__PURE__*/ zod.describe('Social sign-in provider.'))
})

export const oauthCallbackQueryStateMin = 43;
export const oauthCallbackQueryStateMax = 64;


export const oauthCallbackQueryStateRegExp = new RegExp('^[\\w-]+$');
export const oauthCallbackQueryBindingMin = 43;
export const oauthCallbackQueryBindingMax = 64;


export const oauthCallbackQueryBindingRegExp = new RegExp('^[\\w-]+$');
export const oauthCallbackQueryCodeMax = 4096;


export const oauthCallbackQueryCodeRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const oauthCallbackQueryErrorMax = 100;


export const oauthCallbackQueryErrorRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');
export const oauthCallbackQueryIssMax = 2048;



export const OauthCallbackQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryStateMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryStateMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('`state` of the sign-in attempt, as the provider returned it.')),
  "binding": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryBindingMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryBindingMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryBindingRegExp)).check(/*#__PURE__*/ zod.describe('`binding` of the sign-in attempt, as stored in this browser window.')),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryCodeMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Authorization code of the provider; absent after an error.')),
  "error": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryErrorMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryErrorRegExp))).check(/*#__PURE__*/ zod.describe('Error code of the provider; absent after a success.')),
  "iss": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryIssMax))).check(/*#__PURE__*/ zod.describe('Issuer of the response, if the provider sends it.'))
})

/**
 * Completes a sign-in attempt with the id token that the provider's SDK in an app issued for the `nonce` of the
 * attempt. The server checks its signature, issuer, audience, nonce and age, uses up the attempt and responds like
 * `oauthCallback`.
 * @summary Sign in with an id token of a provider's SDK
 */
export const SocialLoginBody = SocialLoginRequest

/**
 * Sends a six-digit code with which a person proves that an existing account of the hub belongs to them, before
 * the social account is connected to it. The code goes to the email address of the ticket, or to `account` if the
 * provider knows the member by another address. The code is valid for five minutes, five attempts and one use,
 * only for this ticket. The response does not depend on whether the account exists.
 * @summary Send a code to connect a social account to a member
 */
export const SocialSendMailCodeBody = SocialSendMailCodeRequest

/**
 * Verifies the code that was sent for this ticket, connects the social account to the member and signs the member
 * in. From then on the social account is sufficient to sign in. The member is notified at every email address and
 * phone number. A ticket is valid for ten uses, including failed uses.
 * @summary Connect a social account with a code
 */
export const SocialVerifyMailCodeBody = SocialVerifyMailCodeRequest

/**
 * Verifies the password of a member, connects the social account to this member and signs the member in. The
 * member is identified by the email address of the ticket, or by `account`. From then on the social account is
 * sufficient to sign in. The member is notified at every email address and phone number. A ticket is valid for ten
 * uses, including failed uses. An unknown account and a wrong password return the same error after the same time.
 * @summary Connect a social account with a password
 */
export const SocialVerifyPassBody = SocialVerifyPassRequest

/**
 * Creates a member for a new person, connects the social account to this member and signs the member in. The email
 * address is the one that the provider verified. If the provider verified no address, or the person wants another
 * one, the request contains `account` and a `code` sent for the purpose `register`.
 * @summary Register with a social account
 */
export const SocialRegisterBody = SocialRegisterRequest

/**
 * Connects the social account of a ticket that a sign-in attempt with the intent `bind` returned. Requires
 * re-authentication, because the social account is sufficient to sign in from then on. The member is notified at
 * every email address and phone number. Connecting an account that is already connected changes no data.
 * @summary Connect a social account to the signed-in member
 */
export const BindAccountBody = BindAccountRequest

/**
 * Disconnects the social account of one provider; the member can no longer sign in with it. If no account of the
 * provider is connected, no data changes. The member is notified at every email address and phone number. The only
 * sign-in method cannot be removed (`LAST_WAY_IN`). Requires a recent re-authentication, like `revokeSession`.
 * @summary Disconnect a social account
 */
export const RemoveAccountBody = RemoveAccountRequest

/**
 * Returns the JSON options for the browser's `navigator.credentials.create` (WebAuthn Level 3). The challenge is
 * valid for five minutes and one use, in this session only. Requires re-authentication, because the passkey is
 * sufficient to sign in from then on. A sign-in by password, code, passkey or registration within the last ten
 * minutes also counts as re-authentication, in the browser that signed in.
 * @summary Start adding a passkey
 */
export const BeginPasskeyBody = BeginPasskeyRequest

/**
 * Stores the passkey that the browser created for `beginPasskey` in the same session. The server checks the
 * challenge, the origin, and that the device verified its user. The passkey is named after the browser and
 * operating system, and belongs to one member only. The member is notified at every email address and phone
 * number.
 * @summary Add a passkey
 */
export const AddPasskeyBody = AddPasskeyRequest

/**
 * Renames one of the member's passkeys. Returns 404 if the passkey was removed or belongs to another member.
 * @summary Rename a passkey
 */
export const renamePasskeyPathIdMax = 64;


export const renamePasskeyPathIdRegExp = new RegExp('^[\\w-]+$');


export const RenamePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(renamePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const RenamePasskeyBody = RenamePasskeyRequest

/**
 * Removes one of the member's passkeys; the member can no longer sign in with it. The member is notified at every
 * email address and phone number. Returns 404 if the passkey was removed or belongs to another member. Requires a
 * recent re-authentication, like `revokeSession`.
 * @summary Remove a passkey
 */
export const removePasskeyPathIdMax = 64;


export const removePasskeyPathIdRegExp = new RegExp('^[\\w-]+$');


export const RemovePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(removePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the resource.'))
})

export const RemovePasskeyBody = RecentProof

/**
 * Exchanges the assertion of a passkey for a session of 20 days. The assertion must answer a challenge of
 * `beginLoginByPasskey` that the same browser requested. The same error is returned for an unknown passkey, a
 * wrong signature, another origin, a challenge that was used, has expired or belongs to another browser, and a
 * signature counter that did not increase. If the account is being deleted, the call is rejected, and `nextDate`
 * is the end of the period in which `undoDisable` can restore the account.
 * @summary Sign in with a passkey
 */
export const LoginByPasskeyBody = PasskeyAssertion

/**
 * Returns the JSON options for the browser's `navigator.credentials.get`, limited to the passkeys of the member
 * whose first factor was correct. The challenge is valid for five minutes and one use, for this ticket.
 * @summary Request a passkey as second factor
 */
export const BeginSecondFactorPasskeyBody = BeginSecondFactorPasskeyRequest

/**
 * Exchanges the ticket of `SECOND_FACTOR_NEEDED` and a second factor for the session that the first factor would
 * have opened. The second factor is an authenticator code, a recovery code, or a passkey requested by
 * `beginSecondFactorPasskey`, from the same browser as the first factor. A code can be used once. The ticket
 * becomes invalid after five wrong attempts. After ten wrong authenticator codes of a member within an hour,
 * authenticator codes are rejected with `SECOND_FACTOR_WAIT`; recovery codes and passkeys are still accepted.
 * @summary Finish a sign-in with the second factor
 */
export const LoginBySecondFactorBody = LoginBySecondFactorRequest

/**
 * Creates a secret for an authenticator app (RFC 6238 with SHA-1, six digits and 30 seconds). Sign-in does not ask
 * for codes of the app until `confirmAuthenticator` has verified one in the same session. Requires a recent
 * re-authentication, like `revokeSession`.
 * @summary Start the setup of an authenticator app
 */
export const BeginAuthenticatorBody = RecentProof

/**
 * Turns on the second factor, or replaces the app, with a valid code of the new app. After five wrong codes the
 * setup must be started again. The member is notified at every email address and phone number.
 * @summary Confirm an authenticator app
 */
export const ConfirmAuthenticatorBody = ConfirmAuthenticatorRequest

/**
 * Turns on the second factor for a member who has a passkey. A sign-in with a passkey alone still works, because
 * the passkey's device verifies the member. The member is notified at every email address and phone number.
 * Requires a recent re-authentication, like `revokeSession`.
 * @summary Turn on the second factor with passkeys
 */
export const TurnOnPasskeyFactorBody = RecentProof

/**
 * Creates ten recovery codes, and invalidates the earlier codes. Each code can be used once instead of the second
 * factor. The member is notified at every email address and phone number. Requires a recent re-authentication,
 * like `revokeSession`.
 * @summary Replace the recovery codes
 */
export const RenewRecoveryCodesBody = RecentProof

/**
 * Removes the authenticator app and the recovery codes; passkeys stay. If the second factor is already off, no
 * data changes. The member is notified of the change at every email address and phone number. Requires a recent
 * re-authentication, like `revokeSession`.
 * @summary Turn off the second factor
 */
export const TurnOffSecondFactorBody = RecentProof

/**
 * Returns a URL into the shop that signs the member in by their verified email address. The URL can be used once
 * within some minutes: request it when the member follows the link, and do not store it. Every link into the shop
 * uses this operation: its parameter `returnTo` takes the shop paths of responses (`link.path` of a benefit,
 * `shopPath` of an order). The URL of `openVoucherInShop` is created by the same function.
 * @summary Get a URL that signs the member in to the shop
 */
export const getShopifyPassQueryReturnToMax = 2048;


export const getShopifyPassQueryReturnToRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const GetShopifyPassQueryParams = /*#__PURE__*/ zod.object({
  "returnTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getShopifyPassQueryReturnToMax)).check(/*#__PURE__*/ zod.regex(getShopifyPassQueryReturnToRegExp))).check(/*#__PURE__*/ zod.describe('Target in the shop: a path, or a URL of the shop. Default: the front page of the shop.'))
})

