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
  OrderState,
  ParcelState
} from '../membersHub.schemas';
import type {
  GetLogistics200,
  GetOrder200,
  ListOrders200
} from '../membersHub.schemas';


export const getListOrdersResponseMock = (overrideResponse: Partial<Extract<ListOrders200, object>> = {}): ListOrders200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", number: "#1042", placedAt: "2026-11-21T02:59:42.000Z", state: faker.helpers.arrayElement(Object.values(OrderState)), total: {amount: 459000, currency: "THB"}, itemCount: faker.number.int({min: 0, max: 100000}), pictures: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ("/art/gifts/night-light.svg"))})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetOrderResponseMock = (overrideResponse: Partial<Extract<GetOrder200, object>> = {}): GetOrder200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", number: "#1042", placedAt: "2026-11-21T02:59:42.000Z", state: faker.helpers.arrayElement(Object.values(OrderState)), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 300}}), variant: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), quantity: faker.number.int({min: 1, max: 100000}), price: {amount: 459000, currency: "THB"}, picture: faker.helpers.arrayElement(["/art/gifts/night-light.svg",null,])})), subtotal: {amount: 459000, currency: "THB"}, discount: {amount: 459000, currency: "THB"}, shipping: {amount: 459000, currency: "THB"}, total: {amount: 459000, currency: "THB"}, refunded: {amount: 459000, currency: "THB"}, earned: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, owed: 245, voucherCodes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 255}}))), shopPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}), null]), parcels: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}))}, ...overrideResponse})

export const getGetLogisticsResponseMock = (overrideResponse: Partial<Extract<GetLogistics200, object>> = {}): GetLogistics200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {parcel: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, source: {kind: faker.helpers.arrayElement(['order','redemption','gift'] as const), id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: faker.string.alpha({length: {min: 1, max: 200}})}, steps: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(ParcelState)), at: "2026-11-21T02:59:42.000Z", place: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null])}))}, ...overrideResponse})


export const getListOrdersMockHandler = (overrideResponse?: ListOrders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOrders200> | ListOrders200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/order/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: GetOrder200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrder200> | GetOrder200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/order/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLogisticsMockHandler = (overrideResponse?: GetLogistics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLogistics200> | GetLogistics200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/order/logistics/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLogisticsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersMock = () => [
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getGetLogisticsMockHandler()]
