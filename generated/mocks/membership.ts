// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CoinExpiry,
  GetMyMembership200,
  MemberLevel
} from '../hooks/membersHub.schemas.ts';

export const getGetMyMembershipResponseCoinExpiryMock = (overrideResponse: Partial<CoinExpiry> = {}): CoinExpiry => ({...{amount: 245, date: "2026-11-21"}, ...overrideResponse});

export const getGetMyMembershipResponseMemberLevelMock = (overrideResponse: Partial<MemberLevel> = {}): MemberLevel => ({...{level: 2, name: "Sprout", fromPoints: 245}, ...overrideResponse});

export const getGetMyMembershipResponseMock = (overrideResponse: Partial<Extract<GetMyMembership200, object>> = {}): GetMyMembership200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {timeZone: "Asia/Bangkok", coins: 245, nextExpiry: faker.helpers.arrayElement([{...getGetMyMembershipResponseCoinExpiryMock()},null,]), points: 245, level: {level: 2, name: "Sprout", fromPoints: 245}, nextLevel: faker.helpers.arrayElement([{...getGetMyMembershipResponseMemberLevelMock()},null,]), pointsToNextLevel: 245, memberSince: "2026-11-21"}, ...overrideResponse})

export const getGetMyMembershipMockHandler = (overrideResponse?: GetMyMembership200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMyMembership200> | GetMyMembership200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/my/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyMembershipResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMembershipMock = () => [
  getGetMyMembershipMockHandler()]
