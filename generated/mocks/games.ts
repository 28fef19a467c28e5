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
  CheckIn200,
  GetCheckIn200
} from '../hooks/membersHub.schemas.ts';

export const getGetCheckInResponseMock = (overrideResponse: Partial<Extract<GetCheckIn200, object>> = {}): GetCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','today','missed','ahead'] as const), reward: {coins: 245, points: 245}})), todaysReward: {coins: 245, points: 245}, tomorrowsReward: {coins: 245, points: 245}, history: Array.from({ length: faker.number.int({min: 1, max: 62}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, ...overrideResponse})

export const getCheckInResponseMock = (overrideResponse: Partial<Extract<CheckIn200, object>> = {}): CheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {reward: {coins: 245, points: 245}, coins: 245, points: 245, state: {today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','today','missed','ahead'] as const), reward: {coins: 245, points: 245}})), todaysReward: {coins: 245, points: 245}, tomorrowsReward: {coins: 245, points: 245}, history: Array.from({ length: faker.number.int({min: 1, max: 62}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}}, ...overrideResponse})

export const getGetCheckInMockHandler = (overrideResponse?: GetCheckIn200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCheckIn200> | GetCheckIn200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/games/:game/checkIn', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckInMockHandler = (overrideResponse?: CheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckIn200> | CheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/checkIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInResponseMock(),
      { status: 200
      })
  }, options)
}
export const getGamesMock = () => [
  getGetCheckInMockHandler(),
  getCheckInMockHandler()]
