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
 * Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, only for the
 * purpose and in the browser it was asked for. The answer is the same whether or not the account exists.
 * @summary Send a one-time code
 */
export const SendVerifyCodeBody = SendVerifyCodeRequest

/**
 * Exchanges a code that was sent for the purpose `login` for a session of 20 days. An account that is being deleted
 * is refused with the last instant to undo it as `nextDate`; the code is then still good for `undoDisable`.
 * A code sent to a phone does not open an account that was unused for 180 days and has a password, passkey or verified
 * email: `OTHER_PROOF_NEEDED` lists them, and the member signs in with one of these. The email is notified.
 * @summary Sign in with a code
 */
export const LoginByCodeBody = LoginByCodeRequest

/**
 * Exchanges an e-mail address or phone and its password for a session of 20 days. The refusal is the same for an
 * unknown account and a wrong password, and takes as long. To whoever has the right password, an account that is
 * being deleted is refused with the last instant to undo it as `nextDate`.
 * @summary Sign in with a password
 */
export const LoginBody = LoginRequest

/**
 * Creates a membership for the address or phone that received the code (purpose `register`) and signs in. Whoever
 * proves an account that is a member already is told so, and nothing about it changes.
 * @summary Become a member with a code
 */
export const RegisterByCodeBody = RegisterByCodeRequest

/**
 * What the form of an account allows: an e-mail address and a phone can both be proven by a code or a password. It
 * never looks the account up, so that the answer is the same whether or not it exists.
 * @summary The ways to sign in with an account
 */
export const LoginPreCheckBody = LoginPreCheckRequest

/**
 * Brings what a person typed into the one spelling the other calls take: an e-mail address in lower case, a phone
 * as E.164. A phone may be typed the way it is dialled in `countryCode` (the caller's country without it). It
 * never looks the account up, so that the answer is the same whether or not it exists.
 * @summary Read an account as it was typed
 */
export const CheckUserAccountBody = CheckUserAccountRequest

/**
 * Exchanges a right code for a ticket that stands in its place: wherever a call takes a `code` for this account
 * and purpose, it takes the ticket instead, once, within ten minutes. That gives a form of several pages time. The
 * code is used up, and each call counts as one of its five tries. The answer is the same whether or not the
 * account exists.
 * @summary Check a code before it is used
 */
export const VerifyCodeBody = VerifyCodeRequest

/**
 * As `registerByCode`, with a password from the start. The address or phone has to be proven by a code first
 * (purpose `register`): nothing is kept of an attempt without one, so that nobody can prepare an account for
 * somebody else. Whoever proves an account that is a member already is told so, and nothing about it changes.
 * @summary Become a member with a password
 */
export const RegisterBody = RegisterRequest

/**
 * For members that forgot the password: a code sent for the purpose `recover`, and the new password. Every session
 * ends, every passkey and every bound account of another service is removed, and every other code, ticket and link that was
 * sent before is void. The answer names the member's other email or phone, with a ticket to remove it. An unknown account is
 * rejected like a wrong code.
 * @summary Set a new password with a code
 */
export const RecoverPasswordBody = RecoverPasswordRequest

/**
 * Sends a link to the page `/recover_pwd` that holds 30 minutes and one use; a newer one takes its place. The link
 * carries its token behind a `#`, where no server and no referrer sees it. To an account of nobody goes a message
 * that says so. The answer is the same whether or not the account exists.
 * @summary Send a link for a new password
 */
export const SendMailByRecoverPwdBody = SendMailByRecoverPwdRequest

/**
 * Says whose password the link's token sets and until when it holds, before a new one is asked for. It does not use
 * it up.
 * @summary Check a recovery link
 */
export const CheckRecoverUrlBody = CheckRecoverUrlRequest

/**
 * Uses up the token of a recovery link and sets the password. Every session ends, every passkey and every bound account of
 * another service is removed, and every code, ticket and link that was sent before is void. The answer names the member's
 * other email or phone, with a ticket to remove it. A password that is rejected leaves the link usable.
 * @summary Set a new password with a link
 */
export const ResetNewPassBody = ResetNewPassRequest

/**
 * The last step of a recovery, with the ticket of its answer, which holds ten minutes and one use. The email or phone no longer
 * opens the account, sessions that were opened since the recovery end, and both the removed and the proven address are notified.
 * @summary Remove the email or phone that a recovery did not prove
 */
export const RemoveLostAccountBody = RemoveLostAccountRequest

/**
 * With the current password, or a passkey that was asked for by `beginPasskeyProof`. This session goes on, every other
 * one ends, and every code, ticket and link that was sent before opens nothing any more. Passkeys stay.
 * @summary Change the password
 */
export const ModifyPasswordBody = ModifyPasswordRequest

/**
 * For a member who has none yet: a code sent to their own address or phone for the purpose `confirm`, and the
 * password. This session goes on and every other one ends.
 * @summary Set the first password
 */
export const ModifyOrgPasswordBody = ModifyOrgPasswordRequest

/**
 * The sessions that hold now, newest first, each with the device and country it began on, as far as they told. A hundred
 * at the most: with one more, the one ends that was not used for longest.
 * @summary Where the member is signed in
 */
export const listSessionsQueryCursorMax = 64;


export const listSessionsQueryCursorRegExp = new RegExp('^[\\w-]+$');
export const listSessionsQueryLimitDefault = 20;
export const listSessionsQueryLimitMax = 50;



export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSessionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listSessionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('Where the page begins, `nextCursor` of the page before; the newest without it.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryLimitMax)), listSessionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many to give at most.'))
})

/**
 * Ends one session of the member, the present one too; its token is refused from then on. A session that has ended
 * or is another member's is not found. It needs recent proof of who asks: without one of its own the last one that
 * was given in this session counts for ten minutes.
 * @summary Sign out a device
 */
export const revokeSessionPathIdMax = 64;


export const revokeSessionPathIdRegExp = new RegExp('^[\\w-]+$');


export const RevokeSessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revokeSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(revokeSessionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const RevokeSessionBody = RecentProof

/**
 * Ends all sessions of the member but the present one, and says how many. It needs recent proof, as `revokeSession`.
 * @summary Sign out every other device
 */
export const RevokeOtherSessionsBody = RecentProof

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
export const OauthLoginParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook', 'apple']).check(/*#__PURE__*/ zod.describe('The other service.'))
})

export const OauthLoginBody = OauthLoginRequest

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
export const OauthCallbackParams = /*#__PURE__*/ zod.object({
  "provider": /*#__PURE__*/ zod.enum(['google', 'facebook', 'apple']).check(/*#__PURE__*/ zod.describe('The other service.'))
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
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryStateMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryStateMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The attempt\'s `state`, as the provider gave it back.')),
  "binding": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryBindingMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryBindingMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryBindingRegExp)).check(/*#__PURE__*/ zod.describe('The attempt\'s `binding`, as this window kept it.')),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryCodeMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryCodeRegExp))).check(/*#__PURE__*/ zod.describe('The provider\'s code, where it gave one.')),
  "error": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryErrorMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryErrorRegExp))).check(/*#__PURE__*/ zod.describe('The provider\'s error, where it gave one instead.')),
  "iss": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryIssMax))).check(/*#__PURE__*/ zod.describe('Who answered, where the provider says so.'))
})

/**
 * For apps: takes the id token that the provider's own kit gave for the `nonce` of an attempt, checks its
 * signature, issuer, audience, nonce and age, uses the attempt up and answers as the callback does.
 * @summary Sign in with an id token of the provider's kit
 */
export const SocialLoginBody = SocialLoginRequest

/**
 * Sends a six-digit code to the member's own address, so that they can prove that the account is theirs: by default
 * to the address the ticket names, else to the `account` given, for a member whom the provider knows by another
 * address. It holds five minutes, five tries and one use, only for this. The answer is the same whether or not
 * the account exists.
 * @summary Send a code that proves a member
 */
export const SocialSendMailCodeBody = SocialSendMailCodeRequest

/**
 * Takes the code that was sent for this ticket, connects the provider's account with the membership and signs
 * in. From then on the provider alone is enough. The member is told by mail. A ticket holds ten uses, wrong ones
 * included.
 * @summary Prove a membership by code and connect it
 */
export const SocialVerifyMailCodeBody = SocialVerifyMailCodeRequest

/**
 * Takes the password of the account that the ticket names, or of the `account` given, connects the provider's
 * account with the membership and signs in. From then on the provider alone is enough. The member is told by
 * mail. A ticket holds ten uses, wrong ones included. The refusal is the same for an unknown account and a wrong
 * password, and takes as long.
 * @summary Prove a membership by password and connect it
 */
export const SocialVerifyPassBody = SocialVerifyPassRequest

/**
 * Creates a membership for a new person, connects the provider's account with it and signs in. The e-mail
 * address is the one that the provider has verified; where it verified none, or another is wanted, `account` is
 * proven by a `code` sent for the purpose `register`.
 * @summary Become a member with another service
 */
export const SocialRegisterBody = SocialRegisterRequest

/**
 * Connects the account that a ticket of the intent `bind` stands for. As it opens the membership from then on,
 * whoever asks proves afresh to be the member; the member is told by mail. Binding the same account again
 * changes nothing.
 * @summary Connect an account of another service
 */
export const BindAccountBody = BindAccountRequest

/**
 * Disconnects the account of one service; it signs nobody in from then on, and the member is told by mail. Where
 * none is connected nothing changes. It is refused when it is the only way to sign in. It needs recent proof, as
 * `revokeSession`.
 * @summary Disconnect an account of another service
 */
export const RemoveAccountBody = RemoveAccountRequest

/**
 * Answers with what the browser's `navigator.credentials.create` takes as JSON (WebAuthn, level 3). The challenge holds
 * five minutes and one use, in this session only. As a passkey opens the membership from then on, whoever asks proves
 * afresh to be the member; without proof it goes for ten minutes after a sign-in by password, code, passkey or
 * registration, in the window that signed in.
 * @summary Begin to add a passkey
 */
export const BeginPasskeyBody = BeginPasskeyRequest

/**
 * Takes the passkey that the browser has made for `beginPasskey`, in the same session: its challenge, the hub's own
 * origin and that the device verified its user are checked. It is named after the browser and system; the member is told
 * by mail. A passkey belongs to one member.
 * @summary Add a passkey
 */
export const AddPasskeyBody = AddPasskeyRequest

/**
 * Gives one of the member's passkeys another name. One that was removed or is another member's is not found.
 * @summary Name a passkey
 */
export const renamePasskeyPathIdMax = 64;


export const renamePasskeyPathIdRegExp = new RegExp('^[\\w-]+$');


export const RenamePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(renamePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const RenamePasskeyBody = RenamePasskeyRequest

/**
 * Removes one of the member's passkeys; it signs nobody in from then on, and the member is told by mail. One that was
 * removed or is another member's is not found. It needs recent proof, as `revokeSession`.
 * @summary Remove a passkey
 */
export const removePasskeyPathIdMax = 64;


export const removePasskeyPathIdRegExp = new RegExp('^[\\w-]+$');


export const RemovePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(removePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of what the call is about.'))
})

export const RemovePasskeyBody = RecentProof

/**
 * Exchanges what a passkey signed for `beginLoginByPasskey`, in the same browser, for a session of 20 days. The refusal
 * is the same for an unknown passkey, a wrong signature, another origin, a challenge that was used, is too old or is
 * another's, and a counter that did not go on. An account that is being deleted is refused with the last instant to
 * undo it as `nextDate`.
 * @summary Sign in with a passkey
 */
export const LoginByPasskeyBody = PasskeyAssertion

/**
 * Returns the JSON that `navigator.credentials.get` of the browser takes, for the passkeys of the member whose first factor was
 * right. The challenge holds five minutes and one use, for this ticket.
 * @summary Request a passkey as second factor
 */
export const BeginSecondFactorPasskeyBody = BeginSecondFactorPasskeyRequest

/**
 * Exchanges the ticket of `SECOND_FACTOR_NEEDED` and a second factor for the session that the first factor would have opened: an
 * authenticator code, a recovery code, or a passkey that was requested by `beginSecondFactorPasskey`. The browser is the one that
 * gave the first factor. A code works once. Five wrong answers void the ticket, and ten wrong authenticator codes of a member
 * within an hour are rejected with `SECOND_FACTOR_WAIT`; recovery codes and passkeys still work then.
 * @summary Finish a sign-in with the second factor
 */
export const LoginBySecondFactorBody = LoginBySecondFactorRequest

/**
 * Creates a secret for an authenticator app: RFC 6238 with SHA-1, six digits and 30 seconds. Sign-in does not ask for its codes
 * until `confirmAuthenticator` has received one in the same session. It needs recent proof, as `revokeSession`.
 * @summary Begin to set up an authenticator app
 */
export const BeginAuthenticatorBody = RecentProof

/**
 * Turns the second factor on, or replaces the app, once a code of the new app is right. Five wrong codes void the setup. The member
 * is notified at every email address and phone number.
 * @summary Confirm an authenticator app
 */
export const ConfirmAuthenticatorBody = ConfirmAuthenticatorRequest

/**
 * Turns the second factor on for a member who has a passkey. Signing in with a passkey alone still works: its device verifies the
 * member. The member is notified at every email address and phone number. It needs recent proof, as `revokeSession`.
 * @summary Turn on the second factor with passkeys
 */
export const TurnOnPasskeyFactorBody = RecentProof

/**
 * Creates ten recovery codes; earlier ones stop working. Each replaces the second factor once. The member is notified at every
 * email address and phone number. It needs recent proof, as `revokeSession`.
 * @summary Replace the recovery codes
 */
export const RenewRecoveryCodesBody = RecentProof

/**
 * Removes the authenticator app and the recovery codes; passkeys stay. Nothing changes if it is off. The member is notified at every
 * email address and phone number. It needs recent proof, as `revokeSession`.
 * @summary Turn off the second factor
 */
export const TurnOffSecondFactorBody = RecentProof

/**
 * An address that leads into the shop and signs the member in there, by their verified e-mail address. It is good
 * once and for some minutes: fetch it when it is followed, and keep it nowhere. Whatever leads into the shop goes
 * this way: answers name places there as paths (`link.path` of a benefit, `shopPath` of an order) for `returnTo`, and
 * `openVoucherInShop` makes its address by the same function.
 * @summary The way into the shop
 */
export const getShopifyPassQueryReturnToMax = 2048;


export const getShopifyPassQueryReturnToRegExp = new RegExp('^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$');


export const GetShopifyPassQueryParams = /*#__PURE__*/ zod.object({
  "returnTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getShopifyPassQueryReturnToMax)).check(/*#__PURE__*/ zod.regex(getShopifyPassQueryReturnToRegExp))).check(/*#__PURE__*/ zod.describe('Where in the shop to go: a path, or an address of the shop itself; its front page without it.'))
})

