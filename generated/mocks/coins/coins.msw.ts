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
  CoinMovementKind,
  MallCategory,
  MallDelivery,
  ParcelState,
  RedemptionState
} from '../membersHub.schemas';
import type {
  Address,
  CancelRedemption200,
  CoinRescue,
  Done,
  GetCoinMovement200,
  GetCoins200,
  GetMallProduct200,
  GetRedemption200,
  ListCoinMovements200,
  ListMallProducts200,
  ListRedemptions200,
  MallSaving,
  Parcel,
  RedeemMallProduct200
} from '../membersHub.schemas';


export const getGetCoinsResponseMallSavingMock = (overrideResponse: Partial<MallSaving> = {}): MallSaving => ({...{coins: 245, days: faker.number.int({min: 1})}, ...overrideResponse});

export const getGetCoinsResponseCoinRescueMock = (overrideResponse: Partial<CoinRescue> = {}): CoinRescue => ({...{amount: 245, date: "2026-11-21", products: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", category: faker.helpers.arrayElement(Object.values(MallCategory)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", price: 245, remaining: faker.number.int({min: 0}), delivery: faker.helpers.arrayElement(Object.values(MallDelivery)), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: faker.number.int({min: 1, max: 4}), opensAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), perMember: faker.number.int({min: 1, max: 5}), redeemed: faker.number.int({min: 0, max: 5}), saving: faker.helpers.arrayElement([{...getGetCoinsResponseMallSavingMock()},null,]), wished: faker.datatype.boolean(), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse});

export const getGetCoinsResponseMock = (overrideResponse: Partial<Extract<GetCoins200, object>> = {}): GetCoins200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {balance: 245, expiring: Array.from({ length: faker.number.int({min: 1, max: 24}) }, (_, i) => i + 1).map(() => ({amount: 245, date: "2026-11-21"})), rescue: faker.helpers.arrayElement([{...getGetCoinsResponseCoinRescueMock()},null,]), months: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({from: "2026-11-21", earned: 245, spent: 245, expired: 245, balance: 245}))}, ...overrideResponse})

export const getListCoinMovementsResponseMock = (overrideResponse: Partial<Extract<ListCoinMovements200, object>> = {}): ListCoinMovements200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(CoinMovementKind)), amount: -150, balance: 245, at: "2026-11-21T02:59:42.000Z", reason: {purpose: "check_in", label: "Night light", subject: faker.helpers.arrayElement(["Night light",null,])}})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetCoinMovementResponseMock = (overrideResponse: Partial<Extract<GetCoinMovement200, object>> = {}): GetCoinMovement200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {movement: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(CoinMovementKind)), amount: -150, balance: 245, at: "2026-11-21T02:59:42.000Z", reason: {purpose: "check_in", label: "Night light", subject: faker.helpers.arrayElement(["Night light",null,])}}, lots: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({amount: -150, expiresOn: "2026-11-21", remaining: 245}))}, ...overrideResponse})

export const getListMallProductsResponseMallSavingMock = (overrideResponse: Partial<MallSaving> = {}): MallSaving => ({...{coins: 245, days: faker.number.int({min: 1})}, ...overrideResponse});

export const getListMallProductsResponseMock = (overrideResponse: Partial<Extract<ListMallProducts200, object>> = {}): ListMallProducts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", category: faker.helpers.arrayElement(Object.values(MallCategory)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", price: 245, remaining: faker.number.int({min: 0}), delivery: faker.helpers.arrayElement(Object.values(MallDelivery)), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: faker.number.int({min: 1, max: 4}), opensAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), perMember: faker.number.int({min: 1, max: 5}), redeemed: faker.number.int({min: 0, max: 5}), saving: faker.helpers.arrayElement([{...getListMallProductsResponseMallSavingMock()},null,]), wished: faker.datatype.boolean(), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getGetMallProductResponseMallSavingMock = (overrideResponse: Partial<MallSaving> = {}): MallSaving => ({...{coins: 245, days: faker.number.int({min: 1})}, ...overrideResponse});

export const getGetMallProductResponseMock = (overrideResponse: Partial<Extract<GetMallProduct200, object>> = {}): GetMallProduct200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", category: faker.helpers.arrayElement(Object.values(MallCategory)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", price: 245, remaining: faker.number.int({min: 0}), delivery: faker.helpers.arrayElement(Object.values(MallDelivery)), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: faker.number.int({min: 1, max: 4}), opensAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), perMember: faker.number.int({min: 1, max: 5}), redeemed: faker.number.int({min: 0, max: 5}), saving: faker.helpers.arrayElement([{...getGetMallProductResponseMallSavingMock()},null,]), wished: faker.datatype.boolean(), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}, ...overrideResponse})

export const getSetMallWishResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getRedeemMallProductResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getRedeemMallProductResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getRedeemMallProductResponseMock = (overrideResponse: Partial<Extract<RedeemMallProduct200, object>> = {}): RedeemMallProduct200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {redemption: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, price: 245, state: faker.helpers.arrayElement(Object.values(RedemptionState)), redeemedAt: "2026-11-21T02:59:42.000Z", stateAt: "2026-11-21T02:59:42.000Z", address: faker.helpers.arrayElement([{...getRedeemMallProductResponseAddressMock()},null,]), voucherId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), parcel: faker.helpers.arrayElement([{...getRedeemMallProductResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(RedemptionState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, coins: 245}, ...overrideResponse})

export const getListRedemptionsResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getListRedemptionsResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getListRedemptionsResponseMock = (overrideResponse: Partial<Extract<ListRedemptions200, object>> = {}): ListRedemptions200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, price: 245, state: faker.helpers.arrayElement(Object.values(RedemptionState)), redeemedAt: "2026-11-21T02:59:42.000Z", stateAt: "2026-11-21T02:59:42.000Z", address: faker.helpers.arrayElement([{...getListRedemptionsResponseAddressMock()},null,]), voucherId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), parcel: faker.helpers.arrayElement([{...getListRedemptionsResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(RedemptionState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetRedemptionResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getGetRedemptionResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetRedemptionResponseMock = (overrideResponse: Partial<Extract<GetRedemption200, object>> = {}): GetRedemption200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, price: 245, state: faker.helpers.arrayElement(Object.values(RedemptionState)), redeemedAt: "2026-11-21T02:59:42.000Z", stateAt: "2026-11-21T02:59:42.000Z", address: faker.helpers.arrayElement([{...getGetRedemptionResponseAddressMock()},null,]), voucherId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), parcel: faker.helpers.arrayElement([{...getGetRedemptionResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(RedemptionState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getCancelRedemptionResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getCancelRedemptionResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getCancelRedemptionResponseMock = (overrideResponse: Partial<Extract<CancelRedemption200, object>> = {}): CancelRedemption200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {redemption: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, price: 245, state: faker.helpers.arrayElement(Object.values(RedemptionState)), redeemedAt: "2026-11-21T02:59:42.000Z", stateAt: "2026-11-21T02:59:42.000Z", address: faker.helpers.arrayElement([{...getCancelRedemptionResponseAddressMock()},null,]), voucherId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), parcel: faker.helpers.arrayElement([{...getCancelRedemptionResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(RedemptionState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, coins: 245}, ...overrideResponse})


export const getGetCoinsMockHandler = (overrideResponse?: GetCoins200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCoins200> | GetCoins200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/coins', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCoinMovementsMockHandler = (overrideResponse?: ListCoinMovements200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCoinMovements200> | ListCoinMovements200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/coins/movementList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCoinMovementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCoinMovementMockHandler = (overrideResponse?: GetCoinMovement200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCoinMovement200> | GetCoinMovement200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/coins/movement/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCoinMovementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMallProductsMockHandler = (overrideResponse?: ListMallProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMallProducts200> | ListMallProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/mall/productList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMallProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMallProductMockHandler = (overrideResponse?: GetMallProduct200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMallProduct200> | GetMallProduct200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/mall/product/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMallProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetMallWishMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/mall/wish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMallWishResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemMallProductMockHandler = (overrideResponse?: RedeemMallProduct200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedeemMallProduct200> | RedeemMallProduct200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/mall/redeem', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemMallProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRedemptionsMockHandler = (overrideResponse?: ListRedemptions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRedemptions200> | ListRedemptions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/mall/redemptionList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRedemptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRedemptionMockHandler = (overrideResponse?: GetRedemption200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRedemption200> | GetRedemption200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/mall/redemption/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRedemptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelRedemptionMockHandler = (overrideResponse?: CancelRedemption200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelRedemption200> | CancelRedemption200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/mall/cancelRedemption/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelRedemptionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCoinsMock = () => [
  getGetCoinsMockHandler(),
  getListCoinMovementsMockHandler(),
  getGetCoinMovementMockHandler(),
  getListMallProductsMockHandler(),
  getGetMallProductMockHandler(),
  getSetMallWishMockHandler(),
  getRedeemMallProductMockHandler(),
  getListRedemptionsMockHandler(),
  getGetRedemptionMockHandler(),
  getCancelRedemptionMockHandler()]
