// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  AccountKind,
  SignInMethod,
  SocialNext,
  SocialProvider
} from '../membersHub.schemas.ts';
import type {
  AddPasskey200,
  BeginAuthenticator200,
  BeginLoginByPasskey200,
  BeginPasskey200,
  BeginPasskeyProof200,
  BeginSecondFactorPasskey200,
  CheckRecoverUrl200,
  CheckToken200,
  CheckUserAccount200,
  ConfirmAuthenticator200,
  Done,
  GetSecondFactor200,
  GetShopifyPass200,
  IsOrgPwd200,
  ListBoundAccounts200,
  ListPasskeys200,
  ListSessions200,
  Login200,
  LoginByCode200,
  LoginByPasskey200,
  LoginBySecondFactor200,
  LoginInit200,
  LoginPreCheck200,
  OauthCallback200,
  OauthLogin200,
  RecoverPassword200,
  Register200,
  RegisterByCode200,
  RenewRecoveryCodes200,
  ResetNewPass200,
  RevokeOtherSessions200,
  SendMailByRecoverPwd200,
  SendVerifyCode200,
  Session,
  SocialLogin200,
  SocialRegister200,
  SocialSendMailCode200,
  SocialTicket,
  SocialVerifyMailCode200,
  SocialVerifyPass200,
  TurnOnPasskeyFactor200,
  VerifyCode200
} from '../membersHub.schemas.ts';


export const getSendVerifyCodeResponseMock = (overrideResponse: Partial<Extract<SendVerifyCode200, object>> = {}): SendVerifyCode200 => ({code: 200, message: text({"maxLength":500}), data: {expiresInSeconds: 300, resendInSeconds: 60}, ...overrideResponse})

export const getLoginByCodeResponseMock = (overrideResponse: Partial<Extract<LoginByCode200, object>> = {}): LoginByCode200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Login200, object>> = {}): Login200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getRegisterByCodeResponseMock = (overrideResponse: Partial<Extract<RegisterByCode200, object>> = {}): RegisterByCode200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getCheckTokenResponseMock = (overrideResponse: Partial<Extract<CheckToken200, object>> = {}): CheckToken200 => ({code: 200, message: text({"maxLength":500}), data: {uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getLoginInitResponseMock = (overrideResponse: Partial<Extract<LoginInit200, object>> = {}): LoginInit200 => ({code: 200, message: text({"maxLength":500}), data: {methods: faker.helpers.arrayElements(Object.values(SignInMethod)), providers: faker.helpers.arrayElements(Object.values(SocialProvider)), codeLength: 6, codeSeconds: 300, resendSeconds: 60, countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"})}, ...overrideResponse})

export const getLoginPreCheckResponseMock = (overrideResponse: Partial<Extract<LoginPreCheck200, object>> = {}): LoginPreCheck200 => ({code: 200, message: text({"maxLength":500}), data: {kind: faker.helpers.arrayElement(Object.values(AccountKind)), methods: faker.helpers.arrayElements(Object.values(SignInMethod))}, ...overrideResponse})

export const getCheckUserAccountResponseMock = (overrideResponse: Partial<Extract<CheckUserAccount200, object>> = {}): CheckUserAccount200 => ({code: 200, message: text({"maxLength":500}), data: {account: text({"example":"mali@example.com","pattern":"^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])|\\+[1-9][0-9]{6,14})$","minLength":6,"maxLength":254}), kind: faker.helpers.arrayElement(Object.values(AccountKind)), countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"})}, ...overrideResponse})

export const getVerifyCodeResponseMock = (overrideResponse: Partial<Extract<VerifyCode200, object>> = {}): VerifyCode200 => ({code: 200, message: text({"maxLength":500}), data: {ticket: text({"example":"pT3rVq9mXbq1Jr8kQ0aYwTn5LcUe7HdSgPf2kLm4NoA","pattern":"^[A-Za-z0-9_-]{43}$"}), expiresInSeconds: 600}, ...overrideResponse})

export const getRegisterResponseMock = (overrideResponse: Partial<Extract<Register200, object>> = {}): Register200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getRecoverPasswordResponseMock = (overrideResponse: Partial<Extract<RecoverPassword200, object>> = {}): RecoverPassword200 => ({code: 200, message: text({"maxLength":500}), data: {other: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(AccountKind)), account: text({"example":"+66•••78","minLength":5,"maxLength":254}), ticket: text({"example":"rV7n1YRe3w9dKs5vZc2tLf0iMx4aOb8hGj6pWy1lSuF","pattern":"^[A-Za-z0-9_-]{43}$"}), expiresInSeconds: 600},null,])}, ...overrideResponse})

export const getSendMailByRecoverPwdResponseMock = (overrideResponse: Partial<Extract<SendMailByRecoverPwd200, object>> = {}): SendMailByRecoverPwd200 => ({code: 200, message: text({"maxLength":500}), data: {expiresInSeconds: 1800, resendInSeconds: 60}, ...overrideResponse})

export const getCheckRecoverUrlResponseMock = (overrideResponse: Partial<Extract<CheckRecoverUrl200, object>> = {}): CheckRecoverUrl200 => ({code: 200, message: text({"maxLength":500}), data: {account: text({"example":"mali@example.com","pattern":"^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])|\\+[1-9][0-9]{6,14})$","minLength":6,"maxLength":254}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getResetNewPassResponseMock = (overrideResponse: Partial<Extract<ResetNewPass200, object>> = {}): ResetNewPass200 => ({code: 200, message: text({"maxLength":500}), data: {other: faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(Object.values(AccountKind)), account: text({"example":"+66•••78","minLength":5,"maxLength":254}), ticket: text({"example":"rV7n1YRe3w9dKs5vZc2tLf0iMx4aOb8hGj6pWy1lSuF","pattern":"^[A-Za-z0-9_-]{43}$"}), expiresInSeconds: 600},null,])}, ...overrideResponse})

export const getRemoveLostAccountResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getModifyPasswordResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getIsOrgPwdResponseMock = (overrideResponse: Partial<Extract<IsOrgPwd200, object>> = {}): IsOrgPwd200 => ({code: 200, message: text({"maxLength":500}), data: {isOrgPwd: faker.datatype.boolean()}, ...overrideResponse})

export const getModifyOrgPasswordResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<ListSessions200, object>> = {}): ListSessions200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), device: text({"example":"Chrome, Android","minLength":1,"maxLength":60}), countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), createdAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), current: faker.datatype.boolean()})), nextCursor: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","maxLength":64})}, ...overrideResponse})

export const getRevokeSessionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getRevokeOtherSessionsResponseMock = (overrideResponse: Partial<Extract<RevokeOtherSessions200, object>> = {}): RevokeOtherSessions200 => ({code: 200, message: text({"maxLength":500}), data: {ended: 1}, ...overrideResponse})

export const getOauthLoginResponseMock = (overrideResponse: Partial<Extract<OauthLogin200, object>> = {}): OauthLogin200 => ({code: 200, message: text({"maxLength":500}), data: {url: text({"format":"uri","maxLength":4096}), state: text({"example":"n4Gq8ZrW1yTb6Kd0sXv3Lm7cJp2fHu9aEi5oRk8tQwY","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), binding: text({"example":"b7Vt2QmL9xCe4Rj0wZs6Ky1nGa8dPf3hUi5oTk2rXqM","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), nonce: text({"example":"q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ","minLength":43,"maxLength":64}), expiresInSeconds: 600}, ...overrideResponse})

export const getOauthCallbackResponseSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({...{token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse});

export const getOauthCallbackResponseSocialTicketMock = (overrideResponse: Partial<SocialTicket> = {}): SocialTicket => ({...{ticket: text({"example":"pT6m0XQd2v8cJr4uYb1sKe9hLw3zNa7gFi5oVx0kRtE","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), expiresInSeconds: 600, provider: faker.helpers.arrayElement(Object.values(SocialProvider)), email: text({"example":"mali@example.com","format":"email","maxLength":254}), firstName: text({"example":"Mali","maxLength":60}), lastName: text({"example":"Srisuk","maxLength":60})}, ...overrideResponse});

export const getOauthCallbackResponseMock = (overrideResponse: Partial<Extract<OauthCallback200, object>> = {}): OauthCallback200 => ({code: 200, message: text({"maxLength":500}), data: {next: faker.helpers.arrayElement(Object.values(SocialNext)), session: faker.helpers.arrayElement([{...getOauthCallbackResponseSessionMock()},null,]), ticket: faker.helpers.arrayElement([{...getOauthCallbackResponseSocialTicketMock()},null,]), redirect: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048})}, ...overrideResponse})

export const getSocialLoginResponseSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({...{token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse});

export const getSocialLoginResponseSocialTicketMock = (overrideResponse: Partial<SocialTicket> = {}): SocialTicket => ({...{ticket: text({"example":"pT6m0XQd2v8cJr4uYb1sKe9hLw3zNa7gFi5oVx0kRtE","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), expiresInSeconds: 600, provider: faker.helpers.arrayElement(Object.values(SocialProvider)), email: text({"example":"mali@example.com","format":"email","maxLength":254}), firstName: text({"example":"Mali","maxLength":60}), lastName: text({"example":"Srisuk","maxLength":60})}, ...overrideResponse});

export const getSocialLoginResponseMock = (overrideResponse: Partial<Extract<SocialLogin200, object>> = {}): SocialLogin200 => ({code: 200, message: text({"maxLength":500}), data: {next: faker.helpers.arrayElement(Object.values(SocialNext)), session: faker.helpers.arrayElement([{...getSocialLoginResponseSessionMock()},null,]), ticket: faker.helpers.arrayElement([{...getSocialLoginResponseSocialTicketMock()},null,]), redirect: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048})}, ...overrideResponse})

export const getSocialSendMailCodeResponseMock = (overrideResponse: Partial<Extract<SocialSendMailCode200, object>> = {}): SocialSendMailCode200 => ({code: 200, message: text({"maxLength":500}), data: {expiresInSeconds: 300, resendInSeconds: 60}, ...overrideResponse})

export const getSocialVerifyMailCodeResponseMock = (overrideResponse: Partial<Extract<SocialVerifyMailCode200, object>> = {}): SocialVerifyMailCode200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getSocialVerifyPassResponseMock = (overrideResponse: Partial<Extract<SocialVerifyPass200, object>> = {}): SocialVerifyPass200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getSocialRegisterResponseMock = (overrideResponse: Partial<Extract<SocialRegister200, object>> = {}): SocialRegister200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getListBoundAccountsResponseMock = (overrideResponse: Partial<Extract<ListBoundAccounts200, object>> = {}): ListBoundAccounts200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({provider: faker.helpers.arrayElement(Object.values(SocialProvider)), email: text({"example":"mali@example.com","format":"email","maxLength":254}), boundAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}))}, ...overrideResponse})

export const getBindAccountResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getRemoveAccountResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getListPasskeysResponseMock = (overrideResponse: Partial<Extract<ListPasskeys200, object>> = {}): ListPasskeys200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Chrome, Android","minLength":1,"maxLength":60}), createdAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), lastUsedAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}))}, ...overrideResponse})

export const getBeginPasskeyResponseMock = (overrideResponse: Partial<Extract<BeginPasskey200, object>> = {}): BeginPasskey200 => ({code: 200, message: text({"maxLength":500}), data: {rp: {id: text({"example":"hub.example.com","maxLength":253}), name: text({"example":"Night light","minLength":1,"maxLength":200})}, user: {id: text({"example":"MDE5OWQzZjAtN2YzZS03Y2MwLTljNTItNmQ2YTU0YTRhMDAx","pattern":"^[\\w-]+$","minLength":1,"maxLength":88}), name: text({"example":"mali@example.com","maxLength":254}), displayName: text({"example":"Mali","maxLength":60})}, challenge: text({"example":"q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), pubKeyCredParams: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({type: "public-key", alg: -7})), timeout: 300000, excludeCredentials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: text({"example":"x0T4mQ9vJr2bKd7sLc1nYw","pattern":"^[\\w-]+$","minLength":16,"maxLength":1364}), type: "public-key"})), authenticatorSelection: {residentKey: "required", requireResidentKey: true, userVerification: "required"}, attestation: "none"}, ...overrideResponse})

export const getAddPasskeyResponseMock = (overrideResponse: Partial<Extract<AddPasskey200, object>> = {}): AddPasskey200 => ({code: 200, message: text({"maxLength":500}), data: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Chrome, Android","minLength":1,"maxLength":60}), createdAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), lastUsedAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getRenamePasskeyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getRemovePasskeyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getBeginPasskeyProofResponseMock = (overrideResponse: Partial<Extract<BeginPasskeyProof200, object>> = {}): BeginPasskeyProof200 => ({code: 200, message: text({"maxLength":500}), data: {challenge: text({"example":"q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), rpId: text({"example":"hub.example.com","maxLength":253}), timeout: 300000, userVerification: "required", allowCredentials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: text({"example":"x0T4mQ9vJr2bKd7sLc1nYw","pattern":"^[\\w-]+$","minLength":16,"maxLength":1364}), type: "public-key"}))}, ...overrideResponse})

export const getBeginLoginByPasskeyResponseMock = (overrideResponse: Partial<Extract<BeginLoginByPasskey200, object>> = {}): BeginLoginByPasskey200 => ({code: 200, message: text({"maxLength":500}), data: {challenge: text({"example":"q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), rpId: text({"example":"hub.example.com","maxLength":253}), timeout: 300000, userVerification: "required", allowCredentials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: text({"example":"x0T4mQ9vJr2bKd7sLc1nYw","pattern":"^[\\w-]+$","minLength":16,"maxLength":1364}), type: "public-key"}))}, ...overrideResponse})

export const getLoginByPasskeyResponseMock = (overrideResponse: Partial<Extract<LoginByPasskey200, object>> = {}): LoginByPasskey200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getBeginSecondFactorPasskeyResponseMock = (overrideResponse: Partial<Extract<BeginSecondFactorPasskey200, object>> = {}): BeginSecondFactorPasskey200 => ({code: 200, message: text({"maxLength":500}), data: {challenge: text({"example":"q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ","pattern":"^[\\w-]+$","minLength":43,"maxLength":64}), rpId: text({"example":"hub.example.com","maxLength":253}), timeout: 300000, userVerification: "required", allowCredentials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: text({"example":"x0T4mQ9vJr2bKd7sLc1nYw","pattern":"^[\\w-]+$","minLength":16,"maxLength":1364}), type: "public-key"}))}, ...overrideResponse})

export const getLoginBySecondFactorResponseMock = (overrideResponse: Partial<Extract<LoginBySecondFactor200, object>> = {}): LoginBySecondFactor200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getGetSecondFactorResponseMock = (overrideResponse: Partial<Extract<GetSecondFactor200, object>> = {}): GetSecondFactor200 => ({code: 200, message: text({"maxLength":500}), data: {turnedOnAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), hasAuthenticator: faker.datatype.boolean(), hasPasskey: faker.datatype.boolean(), recoveryCodesLeft: 10}, ...overrideResponse})

export const getBeginAuthenticatorResponseMock = (overrideResponse: Partial<Extract<BeginAuthenticator200, object>> = {}): BeginAuthenticator200 => ({code: 200, message: text({"maxLength":500}), data: {secret: text({"example":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","pattern":"^[A-Z2-7]+$","minLength":32,"maxLength":32}), uri: text({"format":"uri","maxLength":2048}), expiresInSeconds: 600}, ...overrideResponse})

export const getConfirmAuthenticatorResponseMock = (overrideResponse: Partial<Extract<ConfirmAuthenticator200, object>> = {}): ConfirmAuthenticator200 => ({code: 200, message: text({"maxLength":500}), data: {codes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (text({"example":"H7KQ-2MXR-TWAC-4VBE","pattern":"^[0-9A-Za-z -]+$","minLength":16,"maxLength":40})))}, ...overrideResponse})

export const getTurnOnPasskeyFactorResponseMock = (overrideResponse: Partial<Extract<TurnOnPasskeyFactor200, object>> = {}): TurnOnPasskeyFactor200 => ({code: 200, message: text({"maxLength":500}), data: {codes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (text({"example":"H7KQ-2MXR-TWAC-4VBE","pattern":"^[0-9A-Za-z -]+$","minLength":16,"maxLength":40})))}, ...overrideResponse})

export const getRenewRecoveryCodesResponseMock = (overrideResponse: Partial<Extract<RenewRecoveryCodes200, object>> = {}): RenewRecoveryCodes200 => ({code: 200, message: text({"maxLength":500}), data: {codes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (text({"example":"H7KQ-2MXR-TWAC-4VBE","pattern":"^[0-9A-Za-z -]+$","minLength":16,"maxLength":40})))}, ...overrideResponse})

export const getTurnOffSecondFactorResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getGetShopifyPassResponseMock = (overrideResponse: Partial<Extract<GetShopifyPass200, object>> = {}): GetShopifyPass200 => ({code: 200, message: text({"maxLength":500}), data: {url: text({"format":"uri","maxLength":8192})}, ...overrideResponse})

