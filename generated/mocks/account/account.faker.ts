// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  ParcelState,
  TodayKind,
  UnderWayKind,
  UploadPurpose
} from '../membersHub.schemas.ts';
import type {
  CoinExpiry,
  Disable200,
  ExportData200,
  GetDeletionPreview200,
  GetToday200,
  GetUserInfo200,
  SetBabyContent200,
  UndoDisable200
} from '../membersHub.schemas.ts';


export const getGetUserInfoResponseMock = (overrideResponse: Partial<Extract<GetUserInfo200, object>> = {}): GetUserInfo200 => ({code: 200, message: text({"maxLength":500}), data: {isVisitSignView: faker.datatype.boolean(), showSignMenu: faker.datatype.boolean(), newPrivacyPolicy: faker.datatype.boolean(), activityList: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (text({"example":"MAR00002","pattern":"^[A-Z]{3}[0-9]{5}$"}))), hasPass: faker.datatype.boolean(), hasPasskey: faker.datatype.boolean(), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64}), email: text({"example":"mali@example.com","format":"email","maxLength":254}), firstName: text({"example":"Mali","maxLength":60}), lastName: text({"example":"Srisuk","maxLength":60}), phone: text({"example":"+66812345678","pattern":"^\\+[1-9][0-9]{6,14}$"}), avatar: text({"format":"uri-reference","maxLength":2048}), countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), countryName: text({"example":"Thailand","maxLength":100}), lactation: faker.number.int({min: 1, max: 9}), cupSize: text({"maxLength":20}), siliconePlugSize: text({"maxLength":20}), resumptionDate: text({"format":"date"}), memberLevel: faker.number.int({min: 1, max: 4}), points: 245, giftCount: faker.number.int({min: 0}), discountCount: faker.number.int({min: 0}), amount: 245, memberLevelList: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({level: 2, name: text({"example":"Sprout","minLength":1,"maxLength":60}), fromPoints: 245})), registerChannel: text({"example":"web","maxLength":40}), registerSource: text({"example":"shopify","maxLength":100}), shopifyUrl: text({"format":"uri","maxLength":2048}), purchaseChannel: faker.number.int({min: 1, max: 99}), showMyRightsMenu: faker.datatype.boolean(), extraInfo: {
        [faker.string.alphanumeric(5)]: text({"maxLength":500})
      }, birthday: text({"format":"date"}), birthdayCorrectableUntil: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), registerCountryName: text({"example":"Thailand","maxLength":100}), registerCountryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), phoneVerified: faker.datatype.boolean(), emailVerified: faker.datatype.boolean(), childExpectedDate: text({"format":"date"})}, ...overrideResponse})

export const getGetDeletionPreviewResponseMock = (overrideResponse: Partial<Extract<GetDeletionPreview200, object>> = {}): GetDeletionPreview200 => ({code: 200, message: text({"maxLength":500}), data: {coins: 245, points: 245, vouchers: faker.number.int({min: 0}), giftsWaiting: faker.number.int({min: 0}), giftsUnderway: faker.number.int({min: 0}), underWay: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(UnderWayKind)), name: text({"maxLength":200}), count: faker.number.int({min: 1})})), undoUntil: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getDisableResponseMock = (overrideResponse: Partial<Extract<Disable200, object>> = {}): Disable200 => ({code: 200, message: text({"maxLength":500}), data: {undoUntil: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

export const getUndoDisableResponseMock = (overrideResponse: Partial<Extract<UndoDisable200, object>> = {}): UndoDisable200 => ({code: 200, message: text({"maxLength":500}), data: {token: text({"example":"Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2","minLength":22,"maxLength":128}), expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), uid: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001","minLength":8,"maxLength":64})}, ...overrideResponse})

export const getSetBabyContentResponseMock = (overrideResponse: Partial<Extract<SetBabyContent200, object>> = {}): SetBabyContent200 => ({code: 200, message: text({"maxLength":500}), data: {silenced: faker.datatype.boolean()}, ...overrideResponse})

export const getExportDataResponseMock = (overrideResponse: Partial<Extract<ExportData200, object>> = {}): ExportData200 => ({code: 200, message: text({"maxLength":500}), data: {madeAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), tables: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({name: text({"example":"babies","minLength":1,"maxLength":64}), rows: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({}))})), files: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({name: text({"example":"babies.csv","pattern":"^[a-z0-9_-]+\\.(csv|jpg|png|webp|pdf)$","maxLength":80}), content: text({"example":"id,name\r\n0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001,Nam\r\n","maxLength":100000000}), url: text({"example":"https://hub.example.com/uploads/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x","minLength":1,"maxLength":500}), purpose: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(UploadPurpose)), undefined]), contentType: text({"example":"image/png","pattern":"^[a-z]+/[a-z]+$","maxLength":40}), size: 48213, sha256: text({"example":"4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a","pattern":"^[0-9a-f]{64}$","maxLength":64}), sentAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})})), archiveUrl: text({"example":"/uploads/archive/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x","minLength":1,"maxLength":500})}, ...overrideResponse})

export const getGetTodayResponseCoinExpiryMock = (overrideResponse: Partial<CoinExpiry> = {}): CoinExpiry => ({...{amount: 245, date: text({"example":"2026-11-21","format":"date"})}, ...overrideResponse});

export const getGetTodayResponseMock = (overrideResponse: Partial<Extract<GetToday200, object>> = {}): GetToday200 => ({code: 200, message: text({"maxLength":500}), data: {date: text({"example":"2026-11-21","format":"date"}), items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(Object.values(TodayKind)), id: text({"maxLength":100}), name: text({"maxLength":200}), picture: text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}), lastDay: faker.helpers.arrayElement([text({"example":"2026-11-21","format":"date"}),null,]), coins: 245, path: faker.helpers.arrayElement([text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048}),null,]), parcelState: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ParcelState)),null,])})), babies: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"maxLength":60}), dueDate: text({"format":"date"}), birthDate: text({"format":"date"}), correctableUntil: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), stage: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9}),null,])})), tickets: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), undefined]), coinShop: {pictures: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}))), affordable: faker.number.int({min: 0, max: 1000}), missing: faker.helpers.arrayElement([245,null,])}, expiry: faker.helpers.arrayElement([{...getGetTodayResponseCoinExpiryMock()},null,])}, ...overrideResponse})

