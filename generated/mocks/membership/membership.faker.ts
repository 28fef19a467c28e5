// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  LevelEnd,
  LevelPace,
  ProofRefusal,
  RightKind,
  RightProofState,
  RightState
} from '../membersHub.schemas.ts';
import type {
  ClaimRight200,
  CoinExpiry,
  GetMyMembership200,
  GetRightSavings200,
  ListLevelHistory200,
  ListLevels200,
  ListRightProofs200,
  ListRights200,
  MemberLevel,
  NextTimeZone,
  PrizeSummary,
  UploadRightProof200
} from '../membersHub.schemas.ts';


export const getGetMyMembershipResponseNextTimeZoneMock = (overrideResponse: Partial<NextTimeZone> = {}): NextTimeZone => ({...{timeZone: text({"example":"Asia/Bangkok","pattern":"^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","maxLength":64}), from: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse});

export const getGetMyMembershipResponseCoinExpiryMock = (overrideResponse: Partial<CoinExpiry> = {}): CoinExpiry => ({...{amount: 245, date: text({"example":"2026-11-21","format":"date"})}, ...overrideResponse});

export const getGetMyMembershipResponseMemberLevelMock = (overrideResponse: Partial<MemberLevel> = {}): MemberLevel => ({...{level: 2, name: text({"example":"Sprout","minLength":1,"maxLength":60}), fromPoints: 245}, ...overrideResponse});

export const getGetMyMembershipResponseMock = (overrideResponse: Partial<Extract<GetMyMembership200, object>> = {}): GetMyMembership200 => ({code: 200, message: text({"maxLength":500}), data: {timeZone: text({"example":"Asia/Bangkok","pattern":"^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","maxLength":64}), nextTimeZone: faker.helpers.arrayElement([{...getGetMyMembershipResponseNextTimeZoneMock()},null,]), coins: 245, nextExpiry: faker.helpers.arrayElement([{...getGetMyMembershipResponseCoinExpiryMock()},null,]), points: 245, pointsThisYear: 245, level: {level: 2, name: text({"example":"Sprout","minLength":1,"maxLength":60}), fromPoints: 245}, levelUntil: text({"example":"2026-11-21","format":"date"}), nextLevel: faker.helpers.arrayElement([{...getGetMyMembershipResponseMemberLevelMock()},null,]), pointsToNextLevel: 245, memberSince: text({"example":"2026-11-21","format":"date"})}, ...overrideResponse})

export const getListLevelsResponseMock = (overrideResponse: Partial<Extract<ListLevels200, object>> = {}): ListLevels200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => ({level: {level: 2, name: text({"example":"Sprout","minLength":1,"maxLength":60}), fromPoints: 245}, rights: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), kind: faker.helpers.arrayElement(Object.values(RightKind))}))}))}, ...overrideResponse})

export const getListLevelHistoryResponseMock = (overrideResponse: Partial<Extract<ListLevelHistory200, object>> = {}): ListLevelHistory200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({level: {level: 2, name: text({"example":"Sprout","minLength":1,"maxLength":60}), fromPoints: 245}, since: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), until: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), ended: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelEnd)),null,])})), unlock: faker.helpers.arrayElement([{level: faker.number.int({min: 2, max: 4}), name: text({"example":"Night light","minLength":1,"maxLength":200}), points: 245, missing: 245, days: faker.helpers.arrayElement([faker.number.int({min: 1, max: 366}), null]), basis: faker.helpers.arrayElement(Object.values(LevelPace))}, undefined])}, ...overrideResponse})

export const getGetRightSavingsResponseMock = (overrideResponse: Partial<Extract<GetRightSavings200, object>> = {}): GetRightSavings200 => ({code: 200, message: text({"maxLength":500}), data: {year: 2026, amounts: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({amount: 459000, currency: text({"example":"THB","pattern":"^[A-Z]{3}$"})})), vouchers: 245}, ...overrideResponse})

export const getListRightsResponsePrizeSummaryMock = (overrideResponse: Partial<PrizeSummary> = {}): PrizeSummary => ({...{coins: 245, points: 245, voucher: faker.helpers.arrayElement([text({"example":"Night light","minLength":1,"maxLength":200}),null,])}, ...overrideResponse});

export const getListRightsResponseMock = (overrideResponse: Partial<Extract<ListRights200, object>> = {}): ListRights200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), kind: faker.helpers.arrayElement(Object.values(RightKind)), fromLevel: faker.number.int({min: 1, max: 4}), state: faker.helpers.arrayElement(Object.values(RightState)), unlock: faker.helpers.arrayElement([{level: faker.number.int({min: 2, max: 4}), name: text({"example":"Night light","minLength":1,"maxLength":200}), points: 245, missing: 245, days: faker.helpers.arrayElement([faker.number.int({min: 1, max: 366}), null]), basis: faker.helpers.arrayElement(Object.values(LevelPace))}, undefined]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: text({"format":"reason","maxLength":64}), field: text({"maxLength":200})})), nextDate: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, usedAt: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), prize: faker.helpers.arrayElement([{...getListRightsResponsePrizeSummaryMock()},null,])}))}, ...overrideResponse})

export const getClaimRightResponsePrizeSummaryMock = (overrideResponse: Partial<PrizeSummary> = {}): PrizeSummary => ({...{coins: 245, points: 245, voucher: faker.helpers.arrayElement([text({"example":"Night light","minLength":1,"maxLength":200}),null,])}, ...overrideResponse});

export const getClaimRightResponseMock = (overrideResponse: Partial<Extract<ClaimRight200, object>> = {}): ClaimRight200 => ({code: 200, message: text({"maxLength":500}), data: {right: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), kind: faker.helpers.arrayElement(Object.values(RightKind)), fromLevel: faker.number.int({min: 1, max: 4}), state: faker.helpers.arrayElement(Object.values(RightState)), unlock: faker.helpers.arrayElement([{level: faker.number.int({min: 2, max: 4}), name: text({"example":"Night light","minLength":1,"maxLength":200}), points: 245, missing: 245, days: faker.helpers.arrayElement([faker.number.int({min: 1, max: 366}), null]), basis: faker.helpers.arrayElement(Object.values(LevelPace))}, undefined]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: text({"format":"reason","maxLength":64}), field: text({"maxLength":200})})), nextDate: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, usedAt: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), prize: faker.helpers.arrayElement([{...getClaimRightResponsePrizeSummaryMock()},null,])}, prize: {coins: 245, points: 245, voucher: faker.helpers.arrayElement([text({"example":"Night light","minLength":1,"maxLength":200}),null,])}, coins: 245}, ...overrideResponse})

export const getUploadRightProofResponseMock = (overrideResponse: Partial<Extract<UploadRightProof200, object>> = {}): UploadRightProof200 => ({code: 200, message: text({"maxLength":500}), data: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), right: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200})}, year: 2026, state: faker.helpers.arrayElement(Object.values(RightProofState)), submittedAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), decidedAt: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ProofRefusal)),null,])}, ...overrideResponse})

export const getListRightProofsResponseMock = (overrideResponse: Partial<Extract<ListRightProofs200, object>> = {}): ListRightProofs200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), right: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200})}, year: 2026, state: faker.helpers.arrayElement(Object.values(RightProofState)), submittedAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}), decidedAt: faker.helpers.arrayElement([text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"}),null,]), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ProofRefusal)),null,])})), nextCursor: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","maxLength":64})}, ...overrideResponse})

