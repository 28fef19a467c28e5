// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ParcelState,
  TodayKind
} from '../membersHub.schemas.ts';
import type {
  CoinExpiry,
  Disable200,
  ExportData200,
  GetDeletionPreview200,
  GetToday200,
  GetUserInfo200,
  UndoDisable200
} from '../membersHub.schemas.ts';


export const getGetUserInfoResponseMock = (overrideResponse: Partial<Extract<GetUserInfo200, object>> = {}): GetUserInfo200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isVisitSignView: faker.datatype.boolean(), showSignMenu: faker.datatype.boolean(), newPrivacyPolicy: faker.datatype.boolean(), activityList: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ("MAR00002")), hasPass: faker.datatype.boolean(), hasPasskey: faker.datatype.boolean(), uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001", email: "mali@example.com", firstName: "Mali", lastName: "Srisuk", phone: "+66812345678", avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}), null]), countryCode: "TH", countryName: "Thailand", lactation: faker.number.int({min: 1, max: 9}), cupSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), siliconePlugSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resumptionDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), memberLevel: faker.number.int({min: 1, max: 4}), points: 245, giftCount: faker.number.int({min: 0}), discountCount: faker.number.int({min: 0}), amount: 245, memberLevelList: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({level: 2, name: "Sprout", fromPoints: 245})), registerChannel: "web", registerSource: "shopify", shopifyUrl: faker.helpers.arrayElement([faker.internet.url(), null]), purchaseChannel: faker.number.int({min: 1, max: 99}), showMyRightsMenu: faker.datatype.boolean(), extraInfo: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 500}})
      }, birthday: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), registerCountryName: "Thailand", registerCountryCode: "TH", phoneVerified: faker.datatype.boolean(), emailVerified: faker.datatype.boolean(), childExpectedDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])}, ...overrideResponse})

export const getGetDeletionPreviewResponseMock = (overrideResponse: Partial<Extract<GetDeletionPreview200, object>> = {}): GetDeletionPreview200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {coins: 245, points: 245, vouchers: faker.number.int({min: 0}), giftsWaiting: faker.number.int({min: 0}), giftsUnderway: faker.number.int({min: 0}), undoUntil: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getDisableResponseMock = (overrideResponse: Partial<Extract<Disable200, object>> = {}): Disable200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {undoUntil: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getUndoDisableResponseMock = (overrideResponse: Partial<Extract<UndoDisable200, object>> = {}): UndoDisable200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {token: "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2", expiresAt: "2026-11-21T02:59:42.000Z", uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"}, ...overrideResponse})

export const getExportDataResponseMock = (overrideResponse: Partial<Extract<ExportData200, object>> = {}): ExportData200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {madeAt: "2026-11-21T02:59:42.000Z", tables: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({name: "babies", rows: [{"id":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001","name":"Nam","birthDate":"2026-09-30"}]})), files: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({name: "babies.csv", content: "id,name\r\n0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001,Nam\r\n"}))}, ...overrideResponse})

export const getGetTodayResponseCoinExpiryMock = (overrideResponse: Partial<CoinExpiry> = {}): CoinExpiry => ({...{amount: 245, date: "2026-11-21"}, ...overrideResponse});

export const getGetTodayResponseMock = (overrideResponse: Partial<Extract<GetToday200, object>> = {}): GetToday200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {date: "2026-11-21", items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(TodayKind)), id: faker.string.alpha({length: {min: 10, max: 100}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), picture: "/art/gifts/night-light.svg", lastDay: faker.helpers.arrayElement(["2026-11-21",null,]), coins: 245, path: faker.helpers.arrayElement(["/games/normalCheckIn",null,]), parcelState: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ParcelState)),null,])})), babies: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), birthDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])})), coinShop: {pictures: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ("/art/gifts/night-light.svg")), affordable: faker.number.int({min: 0, max: 1000}), missing: faker.helpers.arrayElement([245,null,])}, expiry: faker.helpers.arrayElement([{...getGetTodayResponseCoinExpiryMock()},null,])}, ...overrideResponse})

