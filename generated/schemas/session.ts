// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  LoginByCodeRequest,
  LoginRequest,
  RegisterByCodeRequest,
  SendVerifyCodeRequest
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

