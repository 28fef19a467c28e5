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
  Done,
  GetIpIsoCode200
} from '../hooks/membersHub.schemas.ts';

export const getGetIpIsoCodeResponseMock = (overrideResponse: Partial<Extract<GetIpIsoCode200, object>> = {}): GetIpIsoCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isoCode: "TH"}, ...overrideResponse})

export const getReportEventResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getGetIpIsoCodeMockHandler = (overrideResponse?: GetIpIsoCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetIpIsoCode200> | GetIpIsoCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/activity/getIpIsoCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIpIsoCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportEventMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/base/event/report', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportEventResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPlatformMock = () => [
  getGetIpIsoCodeMockHandler(),
  getReportEventMockHandler()]
