// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  ActivationPurpose,
  ConsentPurpose,
  EmailTopic,
  NoticeTone,
  TaskName,
  ToldState
} from '../membersHub.schemas.ts';
import type {
  Activate200,
  ComingPolicy,
  CompleteTask200,
  ConfirmActivation200,
  Done,
  GetConsents200,
  GetEmailSettings200,
  GetPrivacyPolicy200,
  GetPushSettings200,
  IsAgreeCountryPrivacyPolicy200,
  ListBabies200,
  ListLactationStages200,
  ListNotices200,
  ListPendingTasks200,
  ModifyUserAvatar200,
  ModifyUserInfo200,
  NextTimeZone,
  NoticeParcel,
  ReadNotices200,
  SaveBaby200,
  SavePushSubscription200,
  SendActivationMail200,
  SetConsents200,
  SetEmailSettings200,
  SetPushSettings200
} from '../membersHub.schemas.ts';


export const getModifyUserInfoResponseNextTimeZoneMock = (overrideResponse: Partial<NextTimeZone> = {}): NextTimeZone => ({...{timeZone: text({"example":"Asia/Bangkok","pattern":"^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","maxLength":64}), from: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse});

export const getModifyUserInfoResponseMock = (overrideResponse: Partial<Extract<ModifyUserInfo200, object>> = {}): ModifyUserInfo200 => ({code: 200, message: text({"maxLength":500}), data: {firstName: text({"maxLength":60}), lastName: text({"maxLength":60}), birthday: text({"format":"date"}), birthdayCorrectableUntil: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), timeZone: text({"example":"Asia/Bangkok","pattern":"^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","maxLength":64}), nextTimeZone: faker.helpers.arrayElement([{...getModifyUserInfoResponseNextTimeZoneMock()},null,]), lactation: faker.number.int({min: 1, max: 9}), cupSize: text({"maxLength":20}), siliconePlugSize: text({"maxLength":20}), resumptionDate: text({"format":"date"}), purchaseChannel: faker.number.int({min: 1, max: 99})}, ...overrideResponse})

export const getModifyUserAvatarResponseMock = (overrideResponse: Partial<Extract<ModifyUserAvatar200, object>> = {}): ModifyUserAvatar200 => ({code: 200, message: text({"maxLength":500}), data: {avatar: faker.helpers.arrayElement([text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}),null,])}, ...overrideResponse})

export const getSubscribeResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getSubscribePhoneResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getActivateResponseMock = (overrideResponse: Partial<Extract<Activate200, object>> = {}): Activate200 => ({code: 200, message: text({"maxLength":500}), data: {purpose: faker.helpers.arrayElement(Object.values(ActivationPurpose)), account: text({"example":"m•••@example.com","maxLength":254}), state: faker.helpers.arrayElement(['open','expired','done'] as const), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getConfirmActivationResponseMock = (overrideResponse: Partial<Extract<ConfirmActivation200, object>> = {}): ConfirmActivation200 => ({code: 200, message: text({"maxLength":500}), data: {purpose: faker.helpers.arrayElement(Object.values(ActivationPurpose)), account: text({"example":"m•••@example.com","maxLength":254}), state: faker.helpers.arrayElement(['open','expired','done'] as const), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getSendActivationMailResponseMock = (overrideResponse: Partial<Extract<SendActivationMail200, object>> = {}): SendActivationMail200 => ({code: 200, message: text({"maxLength":500}), data: {expiresInSeconds: 86400, resendInSeconds: 60}, ...overrideResponse})

export const getModifyAccountResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getListBabiesResponseMock = (overrideResponse: Partial<Extract<ListBabies200, object>> = {}): ListBabies200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"maxLength":60}), dueDate: text({"format":"date"}), birthDate: text({"format":"date"}), correctableUntil: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])})), silenced: faker.datatype.boolean()}, ...overrideResponse})

export const getSaveBabyResponseMock = (overrideResponse: Partial<Extract<SaveBaby200, object>> = {}): SaveBaby200 => ({code: 200, message: text({"maxLength":500}), data: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"maxLength":60}), dueDate: text({"format":"date"}), birthDate: text({"format":"date"}), correctableUntil: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])}, ...overrideResponse})

export const getDeleteBabyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getListLactationStagesResponseMock = (overrideResponse: Partial<Extract<ListLactationStages200, object>> = {}): ListLactationStages200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 9}) }, (_, i) => i + 1).map(() => ({stage: faker.number.int({min: 1, max: 9}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), fromDay: 14})), current: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])}, ...overrideResponse})

export const getListPendingTasksResponseMock = (overrideResponse: Partial<Extract<ListPendingTasks200, object>> = {}): ListPendingTasks200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({task: faker.helpers.arrayElement(Object.values(TaskName)), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), link: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048}), state: faker.helpers.arrayElement(['open','ready'] as const), missing: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: text({"format":"reason","maxLength":64}), field: text({"maxLength":200})})), reward: {coins: 245, points: 245, name: text({"example":"Night light","minLength":1,"maxLength":200}), picture: text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}), voucher: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), gift: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), tickets: faker.helpers.arrayElement([{draw: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), count: 1}, undefined])}}))}, ...overrideResponse})

export const getCompleteTaskResponseMock = (overrideResponse: Partial<Extract<CompleteTask200, object>> = {}): CompleteTask200 => ({code: 200, message: text({"maxLength":500}), data: {task: faker.helpers.arrayElement(Object.values(TaskName)), reward: {coins: 245, points: 245, name: text({"example":"Night light","minLength":1,"maxLength":200}), picture: text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}), voucher: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), gift: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), tickets: faker.helpers.arrayElement([{draw: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), count: 1}, undefined])}, coins: 245, points: 245}, ...overrideResponse})

export const getGetPrivacyPolicyResponseComingPolicyMock = (overrideResponse: Partial<ComingPolicy> = {}): ComingPolicy => ({...{version: text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40}), effectiveFrom: text({"example":"2026-11-21","format":"date"})}, ...overrideResponse});

export const getGetPrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<GetPrivacyPolicy200, object>> = {}): GetPrivacyPolicy200 => ({code: 200, message: text({"maxLength":500}), data: {countryCode: faker.helpers.arrayElement([text({"example":"TH","pattern":"^[A-Z]{2}$"}),null,]), version: text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40}), effectiveFrom: text({"example":"2026-11-21","format":"date"}), summary: text({"example":"A soft light for the small hours.","maxLength":5000}), link: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048}), agreed: faker.datatype.boolean(), agreedVersion: text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40}), agreedAt: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), next: faker.helpers.arrayElement([{...getGetPrivacyPolicyResponseComingPolicyMock()},null,])}, ...overrideResponse})

export const getAgreePrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getIsAgreeCountryPrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<IsAgreeCountryPrivacyPolicy200, object>> = {}): IsAgreeCountryPrivacyPolicy200 => ({code: 200, message: text({"maxLength":500}), data: {isAgree: faker.datatype.boolean(), version: text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40})}, ...overrideResponse})

export const getGetConsentsResponseMock = (overrideResponse: Partial<Extract<GetConsents200, object>> = {}): GetConsents200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => ({purpose: faker.helpers.arrayElement(Object.values(ConsentPurpose)), granted: faker.datatype.boolean(), countryCode: faker.helpers.arrayElement([text({"example":"TH","pattern":"^[A-Z]{2}$"}),null,]), policyVersion: faker.helpers.arrayElement([text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40}),null,]), at: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,])}))}, ...overrideResponse})

export const getSetConsentsResponseMock = (overrideResponse: Partial<Extract<SetConsents200, object>> = {}): SetConsents200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => ({purpose: faker.helpers.arrayElement(Object.values(ConsentPurpose)), granted: faker.datatype.boolean(), countryCode: faker.helpers.arrayElement([text({"example":"TH","pattern":"^[A-Z]{2}$"}),null,]), policyVersion: faker.helpers.arrayElement([text({"example":"th-2026-11-01","pattern":"^[\\w-]+$","minLength":1,"maxLength":40}),null,]), at: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,])}))}, ...overrideResponse})

export const getGetEmailSettingsResponseMock = (overrideResponse: Partial<Extract<GetEmailSettings200, object>> = {}): GetEmailSettings200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({topic: faker.helpers.arrayElement(Object.values(EmailTopic)), enabled: faker.datatype.boolean()}))}, ...overrideResponse})

export const getSetEmailSettingsResponseMock = (overrideResponse: Partial<Extract<SetEmailSettings200, object>> = {}): SetEmailSettings200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({topic: faker.helpers.arrayElement(Object.values(EmailTopic)), enabled: faker.datatype.boolean()}))}, ...overrideResponse})

export const getGetPushSettingsResponseMock = (overrideResponse: Partial<Extract<GetPushSettings200, object>> = {}): GetPushSettings200 => ({code: 200, message: text({"maxLength":500}), data: {publicKey: text({"pattern":"^[A-Za-z0-9_-]{87}$","minLength":87,"maxLength":87}), items: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({topic: faker.helpers.arrayElement(Object.values(EmailTopic)), enabled: faker.datatype.boolean()}))}, ...overrideResponse})

export const getSetPushSettingsResponseMock = (overrideResponse: Partial<Extract<SetPushSettings200, object>> = {}): SetPushSettings200 => ({code: 200, message: text({"maxLength":500}), data: {publicKey: text({"pattern":"^[A-Za-z0-9_-]{87}$","minLength":87,"maxLength":87}), items: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({topic: faker.helpers.arrayElement(Object.values(EmailTopic)), enabled: faker.datatype.boolean()}))}, ...overrideResponse})

export const getSavePushSubscriptionResponseMock = (overrideResponse: Partial<Extract<SavePushSubscription200, object>> = {}): SavePushSubscription200 => ({code: 200, message: text({"maxLength":500}), data: {publicKey: text({"pattern":"^[A-Za-z0-9_-]{87}$","minLength":87,"maxLength":87}), items: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({topic: faker.helpers.arrayElement(Object.values(EmailTopic)), enabled: faker.datatype.boolean()}))}, ...overrideResponse})

export const getDeletePushSubscriptionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getRenewPushSubscriptionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getListNoticesResponseNoticeParcelMock = (overrideResponse: Partial<NoticeParcel> = {}): NoticeParcel => ({...{name: text({"minLength":1,"maxLength":300}), others: faker.number.int({min: 0, max: 500}), picture: faker.helpers.arrayElement([text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}),null,]), state: faker.helpers.arrayElement(Object.values(ToldState)), earlier: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ToldState)), at: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}))}, ...overrideResponse});

export const getListNoticesResponseMock = (overrideResponse: Partial<Extract<ListNotices200, object>> = {}): ListNotices200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), kind: text({"example":"account-changed","maxLength":64}), tone: faker.helpers.arrayElement(Object.values(NoticeTone)), title: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), link: faker.helpers.arrayElement([text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048}),null,]), at: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), read: faker.datatype.boolean(), parcel: faker.helpers.arrayElement([{...getListNoticesResponseNoticeParcelMock()},null,])})), nextCursor: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","maxLength":64}), unread: faker.number.int({min: 0, max: 100})}, ...overrideResponse})

export const getReadNoticesResponseMock = (overrideResponse: Partial<Extract<ReadNotices200, object>> = {}): ReadNotices200 => ({code: 200, message: text({"maxLength":500}), data: {unread: faker.number.int({min: 0, max: 100})}, ...overrideResponse})

