// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ActivationPurpose,
  ConsentPurpose,
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
  GetPrivacyPolicy200,
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
  SendActivationMail200,
  SetBabyContent200,
  SetConsents200
} from '../membersHub.schemas.ts';


export const getModifyUserInfoResponseNextTimeZoneMock = (overrideResponse: Partial<NextTimeZone> = {}): NextTimeZone => ({...{timeZone: "Asia/Bangkok", from: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getModifyUserInfoResponseMock = (overrideResponse: Partial<Extract<ModifyUserInfo200, object>> = {}): ModifyUserInfo200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {firstName: faker.string.alpha({length: {min: 10, max: 60}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), birthday: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), countryCode: "TH", timeZone: "Asia/Bangkok", nextTimeZone: faker.helpers.arrayElement([{...getModifyUserInfoResponseNextTimeZoneMock()},null,]), lactation: faker.number.int({min: 1, max: 9}), cupSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), siliconePlugSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resumptionDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), purchaseChannel: faker.number.int({min: 1, max: 99})}, ...overrideResponse})

export const getModifyUserAvatarResponseMock = (overrideResponse: Partial<Extract<ModifyUserAvatar200, object>> = {}): ModifyUserAvatar200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {avatar: faker.helpers.arrayElement(["/art/gifts/night-light.svg",null,])}, ...overrideResponse})

export const getSubscribeResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getSubscribePhoneResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getActivateResponseMock = (overrideResponse: Partial<Extract<Activate200, object>> = {}): Activate200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {purpose: faker.helpers.arrayElement(Object.values(ActivationPurpose)), account: "m•••@example.com", state: faker.helpers.arrayElement(['open','expired','done'] as const), expiresAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getConfirmActivationResponseMock = (overrideResponse: Partial<Extract<ConfirmActivation200, object>> = {}): ConfirmActivation200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {purpose: faker.helpers.arrayElement(Object.values(ActivationPurpose)), account: "m•••@example.com", state: faker.helpers.arrayElement(['open','expired','done'] as const), expiresAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getSendActivationMailResponseMock = (overrideResponse: Partial<Extract<SendActivationMail200, object>> = {}): SendActivationMail200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {expiresInSeconds: 86400, resendInSeconds: 60}, ...overrideResponse})

export const getModifyAccountResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getListBabiesResponseMock = (overrideResponse: Partial<Extract<ListBabies200, object>> = {}): ListBabies200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])})), silenced: faker.datatype.boolean()}, ...overrideResponse})

export const getSaveBabyResponseMock = (overrideResponse: Partial<Extract<SaveBaby200, object>> = {}): SaveBaby200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])}, ...overrideResponse})

export const getDeleteBabyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getSetBabyContentResponseMock = (overrideResponse: Partial<Extract<SetBabyContent200, object>> = {}): SetBabyContent200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {silenced: faker.datatype.boolean()}, ...overrideResponse})

export const getListLactationStagesResponseMock = (overrideResponse: Partial<Extract<ListLactationStages200, object>> = {}): ListLactationStages200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 9}) }, (_, i) => i + 1).map(() => ({stage: faker.number.int({min: 1, max: 9}), name: "Night light", text: "A soft light for the small hours.", fromDay: 14})), current: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])}, ...overrideResponse})

export const getListPendingTasksResponseMock = (overrideResponse: Partial<Extract<ListPendingTasks200, object>> = {}): ListPendingTasks200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({task: faker.helpers.arrayElement(Object.values(TaskName)), name: "Night light", text: "A soft light for the small hours.", link: "/games/normalCheckIn", state: faker.helpers.arrayElement(['open','ready'] as const), missing: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}))}, ...overrideResponse})

export const getCompleteTaskResponseMock = (overrideResponse: Partial<Extract<CompleteTask200, object>> = {}): CompleteTask200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {task: faker.helpers.arrayElement(Object.values(TaskName)), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, coins: 245, points: 245}, ...overrideResponse})

export const getGetPrivacyPolicyResponseComingPolicyMock = (overrideResponse: Partial<ComingPolicy> = {}): ComingPolicy => ({...{version: "th-2026-11-01", effectiveFrom: "2026-11-21"}, ...overrideResponse});

export const getGetPrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<GetPrivacyPolicy200, object>> = {}): GetPrivacyPolicy200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {countryCode: faker.helpers.arrayElement(["TH",null,]), version: "th-2026-11-01", effectiveFrom: "2026-11-21", summary: "A soft light for the small hours.", link: "/games/normalCheckIn", agreed: faker.datatype.boolean(), agreedVersion: "th-2026-11-01", agreedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), next: faker.helpers.arrayElement([{...getGetPrivacyPolicyResponseComingPolicyMock()},null,])}, ...overrideResponse})

export const getAgreePrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getIsAgreeCountryPrivacyPolicyResponseMock = (overrideResponse: Partial<Extract<IsAgreeCountryPrivacyPolicy200, object>> = {}): IsAgreeCountryPrivacyPolicy200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isAgree: faker.datatype.boolean(), version: "th-2026-11-01"}, ...overrideResponse})

export const getGetConsentsResponseMock = (overrideResponse: Partial<Extract<GetConsents200, object>> = {}): GetConsents200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => ({purpose: faker.helpers.arrayElement(Object.values(ConsentPurpose)), granted: faker.datatype.boolean(), countryCode: faker.helpers.arrayElement(["TH",null,]), policyVersion: faker.helpers.arrayElement(["th-2026-11-01",null,]), at: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])}))}, ...overrideResponse})

export const getSetConsentsResponseMock = (overrideResponse: Partial<Extract<SetConsents200, object>> = {}): SetConsents200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => ({purpose: faker.helpers.arrayElement(Object.values(ConsentPurpose)), granted: faker.datatype.boolean(), countryCode: faker.helpers.arrayElement(["TH",null,]), policyVersion: faker.helpers.arrayElement(["th-2026-11-01",null,]), at: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])}))}, ...overrideResponse})

export const getListNoticesResponseNoticeParcelMock = (overrideResponse: Partial<NoticeParcel> = {}): NoticeParcel => ({...{name: faker.string.alpha({length: {min: 1, max: 300}}), others: faker.number.int({min: 0, max: 500}), picture: faker.helpers.arrayElement(["/art/gifts/night-light.svg",null,]), state: faker.helpers.arrayElement(Object.values(ToldState)), earlier: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ToldState)), at: "2026-11-21T02:59:42.000Z"}))}, ...overrideResponse});

export const getListNoticesResponseMock = (overrideResponse: Partial<Extract<ListNotices200, object>> = {}): ListNotices200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: "account-changed", tone: faker.helpers.arrayElement(Object.values(NoticeTone)), title: "Night light", text: "A soft light for the small hours.", link: faker.helpers.arrayElement(["/games/normalCheckIn",null,]), at: "2026-11-21T02:59:42.000Z", read: faker.datatype.boolean(), parcel: faker.helpers.arrayElement([{...getListNoticesResponseNoticeParcelMock()},null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", unread: faker.number.int({min: 0, max: 100})}, ...overrideResponse})

export const getReadNoticesResponseMock = (overrideResponse: Partial<Extract<ReadNotices200, object>> = {}): ReadNotices200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {unread: faker.number.int({min: 0, max: 100})}, ...overrideResponse})

