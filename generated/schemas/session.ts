// Made from openapi.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';

import {
  BindAccountRequest,
  LoginByCodeRequest,
  LoginRequest,
  OauthLoginRequest,
  RegisterByCodeRequest,
  RemoveAccountRequest,
  SendVerifyCodeRequest,
  SocialLoginRequest,
  SocialRegisterRequest,
  SocialSendMailCodeRequest,
  SocialVerifyMailCodeRequest,
  SocialVerifyPassRequest
} from './membersHub.schemas.ts';

/**
 * Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, and
 * only for the purpose it was asked for. The answer is the same whether or not the account exists.
 * @summary Send a one-time code
 */
export const SendVerifyCodeBody = SendVerifyCodeRequest

/**
 * Exchanges a code that was sent for the purpose `login` for a session of 20 days.
 * @summary Sign in with a code
 */
export const LoginByCodeBody = LoginByCodeRequest

/**
 * Exchanges an e-mail address or phone and its password for a session of 20 days. The refusal is the same for an
 * unknown account and a wrong password, and takes as long.
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

export const oauthCallbackQueryErrorMax = 100;

export const oauthCallbackQueryIssMax = 2048;

export const OauthCallbackQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryStateMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryStateMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The attempt\'s `state`, as the provider gave it back.')),
  "binding": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(oauthCallbackQueryBindingMin)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryBindingMax)).check(/*#__PURE__*/ zod.regex(oauthCallbackQueryBindingRegExp)).check(/*#__PURE__*/ zod.describe('The attempt\'s `binding`, as this window kept it.')),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryCodeMax))).check(/*#__PURE__*/ zod.describe('The provider\'s code, where it gave one.')),
  "error": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryErrorMax))).check(/*#__PURE__*/ zod.describe('The provider\'s error, where it gave one instead.')),
  "iss": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(oauthCallbackQueryIssMax))).check(/*#__PURE__*/ zod.describe('Who answered, where the provider says so.'))
})

/**
 * For apps: takes the id token that the provider's own kit gave for the `nonce` of an attempt, checks its
 * signature, issuer, audience, nonce and age, uses the attempt up and answers as the callback does.
 * @summary Sign in with an id token of the provider's kit
 */
export const SocialLoginBody = SocialLoginRequest

/**
 * Sends a six-digit code to the member's own address, so that she can prove that the account is hers: by default
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
 * none is connected nothing changes. It is refused when it is the only way to sign in.
 * @summary Disconnect an account of another service
 */
export const RemoveAccountBody = RemoveAccountRequest

/**
 * An address that leads into the shop and signs the member in there, by her verified e-mail address. It is good
 * once and for some minutes: fetch it when it is followed, and keep it nowhere.
 * @summary The way into the shop
 */
export const getShopifyPassQueryReturnToMax = 2048;

export const GetShopifyPassQueryParams = /*#__PURE__*/ zod.object({
  "returnTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getShopifyPassQueryReturnToMax))).check(/*#__PURE__*/ zod.describe('Where in the shop to go: a path, or an address of the shop itself; its front page without it.'))
})

