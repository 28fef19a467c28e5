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
  CheckToken200,
  Done,
  GetUserInfo200,
  Login200,
  LoginByCode200,
  RegisterByCode200,
  SendVerifyCode200
} from '../hooks/membersHub.schemas.ts';

export const getSendVerifyCodeResponseMock = (overrideResponse: Partial<Extract<SendVerifyCode200, object>> = {}): SendVerifyCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {expiresInSeconds: 300, resendInSeconds: 60}, ...overrideResponse})

export const getLoginByCodeResponseMock = (overrideResponse: Partial<Extract<LoginByCode200, object>> = {}): LoginByCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {token: "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2", expiresAt: "2026-11-21T02:59:42.000Z", uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"}, ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Login200, object>> = {}): Login200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {token: "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2", expiresAt: "2026-11-21T02:59:42.000Z", uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"}, ...overrideResponse})

export const getRegisterByCodeResponseMock = (overrideResponse: Partial<Extract<RegisterByCode200, object>> = {}): RegisterByCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {token: "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2", expiresAt: "2026-11-21T02:59:42.000Z", uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"}, ...overrideResponse})

export const getCheckTokenResponseMock = (overrideResponse: Partial<Extract<CheckToken200, object>> = {}): CheckToken200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001", expiresAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getGetUserInfoResponseMock = (overrideResponse: Partial<Extract<GetUserInfo200, object>> = {}): GetUserInfo200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isVisitSignView: faker.datatype.boolean(), showSignMenu: faker.datatype.boolean(), newPrivacyPolicy: faker.datatype.boolean(), activityList: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ("MAR00002")), hasPass: faker.datatype.boolean(), uid: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001", email: "mali@example.com", firstName: "Mali", lastName: "Srisuk", phone: "+66812345678", avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}), null]), countryCode: "TH", countryName: "Thailand", lactation: faker.number.int({min: 1, max: 9}), cupSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), siliconePlugSize: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), resumptionDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), memberLevel: faker.number.int({min: 1, max: 4}), points: 245, giftCount: faker.number.int({min: 0}), discountCount: faker.number.int({min: 0}), amount: 245, memberLevelList: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({level: 2, name: "Sprout", fromPoints: 245})), registerChannel: "web", registerSource: "shopify", shopifyUrl: faker.helpers.arrayElement([faker.internet.url(), null]), purchaseChannel: faker.number.int({min: 1, max: 99}), showMyRightsMenu: faker.datatype.boolean(), extraInfo: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 500}})
      }, birthday: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), registerCountryName: "Thailand", registerCountryCode: "TH", phoneVerified: faker.datatype.boolean(), emailVerified: faker.datatype.boolean(), childExpectedDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])}, ...overrideResponse})

export const getSendVerifyCodeMockHandler = (overrideResponse?: SendVerifyCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendVerifyCode200> | SendVerifyCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/sendVerifyCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVerifyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginByCodeMockHandler = (overrideResponse?: LoginByCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginByCode200> | LoginByCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/loginByCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginByCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: Login200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Login200> | Login200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterByCodeMockHandler = (overrideResponse?: RegisterByCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterByCode200> | RegisterByCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/registerByCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterByCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckTokenMockHandler = (overrideResponse?: CheckToken200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckToken200> | CheckToken200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/checkToken', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/user/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserInfoMockHandler = (overrideResponse?: GetUserInfo200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUserInfo200> | GetUserInfo200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/user/getUserInfo/v2', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserInfoResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getSendVerifyCodeMockHandler(),
  getLoginByCodeMockHandler(),
  getLoginMockHandler(),
  getRegisterByCodeMockHandler(),
  getCheckTokenMockHandler(),
  getLogoutMockHandler(),
  getGetUserInfoMockHandler()]
