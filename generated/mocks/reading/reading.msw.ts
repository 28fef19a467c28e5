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

import {
  ReadingMoment,
  ReadingTopic
} from '../membersHub.schemas';
import type {
  CheckIsBrowse200,
  Done,
  FinishChapter200,
  GetCourse200,
  GetMagazineDetail200,
  ListNewProductBenefits200,
  ListOnlineCourses200,
  ListReadingForStage200,
  QueryMagazines200
} from '../membersHub.schemas';


export const getListOnlineCoursesResponseMock = (overrideResponse: Partial<Extract<ListOnlineCourses200, object>> = {}): ListOnlineCourses200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", topic: faker.helpers.arrayElement(Object.values(ReadingTopic)), fromLevel: faker.number.int({min: 1, max: 4}), minutes: faker.number.int({min: 1, max: 600}), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, done: faker.number.int({min: 0, max: 50}), finishedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), chapters: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", minutes: faker.number.int({min: 1, max: 120}), doneAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])})), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getGetCourseResponseMock = (overrideResponse: Partial<Extract<GetCourse200, object>> = {}): GetCourse200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", topic: faker.helpers.arrayElement(Object.values(ReadingTopic)), fromLevel: faker.number.int({min: 1, max: 4}), minutes: faker.number.int({min: 1, max: 600}), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, done: faker.number.int({min: 0, max: 50}), finishedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), chapters: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", minutes: faker.number.int({min: 1, max: 120}), doneAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), text: "A soft light for the small hours."})), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}, ...overrideResponse})

export const getFinishChapterResponseMock = (overrideResponse: Partial<Extract<FinishChapter200, object>> = {}): FinishChapter200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, course: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", topic: faker.helpers.arrayElement(Object.values(ReadingTopic)), fromLevel: faker.number.int({min: 1, max: 4}), minutes: faker.number.int({min: 1, max: 600}), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, done: faker.number.int({min: 0, max: 50}), finishedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), chapters: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", minutes: faker.number.int({min: 1, max: 120}), doneAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), text: "A soft light for the small hours."})), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}}, ...overrideResponse})

export const getListNewProductBenefitsResponseMock = (overrideResponse: Partial<Extract<ListNewProductBenefits200, object>> = {}): ListNewProductBenefits200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", opensAt: "2026-11-21T02:59:42.000Z", closesAt: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: faker.number.int({min: 1, max: 4}), link: {kind: faker.helpers.arrayElement(['shop','voucher'] as const), path: faker.string.alpha({length: {min: 1, max: 2048}})}, eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getQueryMagazinesResponseMock = (overrideResponse: Partial<Extract<QueryMagazines200, object>> = {}): QueryMagazines200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", publishedOn: "2026-11-21", isBrowse: faker.datatype.boolean(), articles: faker.number.int({min: 1, max: 50})})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getCheckIsBrowseResponseMock = (overrideResponse: Partial<Extract<CheckIsBrowse200, object>> = {}): CheckIsBrowse200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isAllBrowse: faker.datatype.boolean()}, ...overrideResponse})

export const getAddMagazineHistoryResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getGetMagazineDetailResponseMock = (overrideResponse: Partial<Extract<GetMagazineDetail200, object>> = {}): GetMagazineDetail200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", publishedOn: "2026-11-21", isBrowse: faker.datatype.boolean(), articles: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", topic: faker.helpers.arrayElement(Object.values(ReadingTopic)), name: "Night light", picture: "/art/gifts/night-light.svg", minutes: faker.number.int({min: 1, max: 60}), paragraphs: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("A soft light for the small hours."))}))}, ...overrideResponse})

export const getListReadingForStageResponseMock = (overrideResponse: Partial<Extract<ListReadingForStage200, object>> = {}): ListReadingForStage200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['article','course'] as const), id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", issue: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), name: "Night light", picture: "/art/gifts/night-light.svg", topic: faker.helpers.arrayElement(Object.values(ReadingTopic)), minutes: faker.number.int({min: 1, max: 600}), moment: faker.helpers.arrayElement(Object.values(ReadingMoment))}))}, ...overrideResponse})


export const getListOnlineCoursesMockHandler = (overrideResponse?: ListOnlineCourses200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOnlineCourses200> | ListOnlineCourses200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/village/onlineCourse', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOnlineCoursesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCourseMockHandler = (overrideResponse?: GetCourse200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCourse200> | GetCourse200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/village/course/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCourseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishChapterMockHandler = (overrideResponse?: FinishChapter200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FinishChapter200> | FinishChapter200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/village/course/:id/finishChapter', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishChapterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewProductBenefitsMockHandler = (overrideResponse?: ListNewProductBenefits200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNewProductBenefits200> | ListNewProductBenefits200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/village/newProductBenefits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewProductBenefitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getQueryMagazinesMockHandler = (overrideResponse?: QueryMagazines200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueryMagazines200> | QueryMagazines200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/user/magazine/queryList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQueryMagazinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckIsBrowseMockHandler = (overrideResponse?: CheckIsBrowse200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckIsBrowse200> | CheckIsBrowse200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/user/magazine/checkIsBrowse', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckIsBrowseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddMagazineHistoryMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.put('*/api/station/user/magazine/addHistory/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddMagazineHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMagazineDetailMockHandler = (overrideResponse?: GetMagazineDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMagazineDetail200> | GetMagazineDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/user/magazine/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMagazineDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReadingForStageMockHandler = (overrideResponse?: ListReadingForStage200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReadingForStage200> | ListReadingForStage200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/user/magazine/forStage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReadingForStageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReadingMock = () => [
  getListOnlineCoursesMockHandler(),
  getGetCourseMockHandler(),
  getFinishChapterMockHandler(),
  getListNewProductBenefitsMockHandler(),
  getQueryMagazinesMockHandler(),
  getCheckIsBrowseMockHandler(),
  getAddMagazineHistoryMockHandler(),
  getGetMagazineDetailMockHandler(),
  getListReadingForStageMockHandler()]
