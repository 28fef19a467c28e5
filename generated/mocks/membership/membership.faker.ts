// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  LevelEnd,
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


export const getGetMyMembershipResponseNextTimeZoneMock = (overrideResponse: Partial<NextTimeZone> = {}): NextTimeZone => ({...{timeZone: "Asia/Bangkok", from: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetMyMembershipResponseCoinExpiryMock = (overrideResponse: Partial<CoinExpiry> = {}): CoinExpiry => ({...{amount: 245, date: "2026-11-21"}, ...overrideResponse});

export const getGetMyMembershipResponseMemberLevelMock = (overrideResponse: Partial<MemberLevel> = {}): MemberLevel => ({...{level: 2, name: "Sprout", fromPoints: 245}, ...overrideResponse});

export const getGetMyMembershipResponseMock = (overrideResponse: Partial<Extract<GetMyMembership200, object>> = {}): GetMyMembership200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {timeZone: "Asia/Bangkok", nextTimeZone: faker.helpers.arrayElement([{...getGetMyMembershipResponseNextTimeZoneMock()},null,]), coins: 245, nextExpiry: faker.helpers.arrayElement([{...getGetMyMembershipResponseCoinExpiryMock()},null,]), points: 245, pointsThisYear: 245, level: {level: 2, name: "Sprout", fromPoints: 245}, levelUntil: "2026-11-21", nextLevel: faker.helpers.arrayElement([{...getGetMyMembershipResponseMemberLevelMock()},null,]), pointsToNextLevel: 245, memberSince: "2026-11-21"}, ...overrideResponse})

export const getListLevelsResponseMock = (overrideResponse: Partial<Extract<ListLevels200, object>> = {}): ListLevels200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => ({level: {level: 2, name: "Sprout", fromPoints: 245}, rights: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", kind: faker.helpers.arrayElement(Object.values(RightKind))}))}))}, ...overrideResponse})

export const getListLevelHistoryResponseMock = (overrideResponse: Partial<Extract<ListLevelHistory200, object>> = {}): ListLevelHistory200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({level: {level: 2, name: "Sprout", fromPoints: 245}, since: "2026-11-21T02:59:42.000Z", until: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), ended: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelEnd)),null,])}))}, ...overrideResponse})

export const getGetRightSavingsResponseMock = (overrideResponse: Partial<Extract<GetRightSavings200, object>> = {}): GetRightSavings200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {year: 2026, amounts: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({amount: 459000, currency: "THB"})), vouchers: 245}, ...overrideResponse})

export const getListRightsResponsePrizeSummaryMock = (overrideResponse: Partial<PrizeSummary> = {}): PrizeSummary => ({...{coins: 245, points: 245, voucher: faker.helpers.arrayElement(["Night light",null,])}, ...overrideResponse});

export const getListRightsResponseMock = (overrideResponse: Partial<Extract<ListRights200, object>> = {}): ListRights200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", kind: faker.helpers.arrayElement(Object.values(RightKind)), fromLevel: faker.number.int({min: 1, max: 4}), state: faker.helpers.arrayElement(Object.values(RightState)), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), prize: faker.helpers.arrayElement([{...getListRightsResponsePrizeSummaryMock()},null,])}))}, ...overrideResponse})

export const getClaimRightResponsePrizeSummaryMock = (overrideResponse: Partial<PrizeSummary> = {}): PrizeSummary => ({...{coins: 245, points: 245, voucher: faker.helpers.arrayElement(["Night light",null,])}, ...overrideResponse});

export const getClaimRightResponseMock = (overrideResponse: Partial<Extract<ClaimRight200, object>> = {}): ClaimRight200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {right: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", kind: faker.helpers.arrayElement(Object.values(RightKind)), fromLevel: faker.number.int({min: 1, max: 4}), state: faker.helpers.arrayElement(Object.values(RightState)), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), prize: faker.helpers.arrayElement([{...getClaimRightResponsePrizeSummaryMock()},null,])}, prize: {coins: 245, points: 245, voucher: faker.helpers.arrayElement(["Night light",null,])}, coins: 245}, ...overrideResponse})

export const getUploadRightProofResponseMock = (overrideResponse: Partial<Extract<UploadRightProof200, object>> = {}): UploadRightProof200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", right: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light"}, year: 2026, state: faker.helpers.arrayElement(Object.values(RightProofState)), submittedAt: "2026-11-21T02:59:42.000Z", decidedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ProofRefusal)),null,])}, ...overrideResponse})

export const getListRightProofsResponseMock = (overrideResponse: Partial<Extract<ListRightProofs200, object>> = {}): ListRightProofs200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", right: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light"}, year: 2026, state: faker.helpers.arrayElement(Object.values(RightProofState)), submittedAt: "2026-11-21T02:59:42.000Z", decidedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ProofRefusal)),null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

