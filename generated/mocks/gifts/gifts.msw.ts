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
  GiftKind,
  GiftState,
  ParcelState
} from '../membersHub.schemas';
import type {
  Address,
  CancelGiftClaim200,
  ClaimBabyBirthdayGift200,
  ClaimGift200,
  ClaimMomBirthdayGift200,
  ClaimNewBabyGift200,
  GetGift200,
  GetGiftBoards200,
  GetMyGift200,
  ListBabyBirthdayGifts200,
  ListGifts200,
  ListMomBirthdayGifts200,
  ListMyGifts200,
  ListNewBabyGifts200,
  Parcel
} from '../membersHub.schemas';


export const getGetGiftBoardsResponseMock = (overrideResponse: Partial<Extract<GetGiftBoards200, object>> = {}): GetGiftBoards200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {waiting: faker.number.int({min: 0}), boards: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({type: faker.number.int({min: 1, max: 4}), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gifts: faker.number.int({min: 0, max: 1000}), open: faker.number.int({min: 0, max: 1000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), pictures: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ("/art/gifts/night-light.svg")), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getListGiftsResponseMock = (overrideResponse: Partial<Extract<ListGifts200, object>> = {}): ListGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(GiftKind)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", fromLevel: faker.number.int({min: 1, max: 4}), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, value: {amount: 459000, currency: "THB"}, stockLeft: faker.number.int({min: 0, max: 1000000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetGiftResponseMock = (overrideResponse: Partial<Extract<GetGift200, object>> = {}): GetGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(GiftKind)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", fromLevel: faker.number.int({min: 1, max: 4}), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, value: {amount: 459000, currency: "THB"}, stockLeft: faker.number.int({min: 0, max: 1000000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}, ...overrideResponse})

export const getListNewBabyGiftsResponseMock = (overrideResponse: Partial<Extract<ListNewBabyGifts200, object>> = {}): ListNewBabyGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, occasions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), babyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), date: faker.helpers.arrayElement(["2026-11-21",null,]), opensOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, claimId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])})), items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(GiftKind)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", fromLevel: faker.number.int({min: 1, max: 4}), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, value: {amount: 459000, currency: "THB"}, stockLeft: faker.number.int({min: 0, max: 1000000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getListMomBirthdayGiftsResponseMock = (overrideResponse: Partial<Extract<ListMomBirthdayGifts200, object>> = {}): ListMomBirthdayGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, occasions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), babyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), date: faker.helpers.arrayElement(["2026-11-21",null,]), opensOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, claimId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])})), items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(GiftKind)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", fromLevel: faker.number.int({min: 1, max: 4}), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, value: {amount: 459000, currency: "THB"}, stockLeft: faker.number.int({min: 0, max: 1000000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getListBabyBirthdayGiftsResponseMock = (overrideResponse: Partial<Extract<ListBabyBirthdayGifts200, object>> = {}): ListBabyBirthdayGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, occasions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), babyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), date: faker.helpers.arrayElement(["2026-11-21",null,]), opensOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesOn: faker.helpers.arrayElement(["2026-11-21",null,]), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, claimId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])})), items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(GiftKind)), name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", fromLevel: faker.number.int({min: 1, max: 4}), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, value: {amount: 459000, currency: "THB"}, stockLeft: faker.number.int({min: 0, max: 1000000}), closesAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}}))}, ...overrideResponse})

export const getClaimGiftResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getClaimGiftResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getClaimGiftResponseMock = (overrideResponse: Partial<Extract<ClaimGift200, object>> = {}): ClaimGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getClaimGiftResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getClaimGiftResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getClaimNewBabyGiftResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getClaimNewBabyGiftResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getClaimNewBabyGiftResponseMock = (overrideResponse: Partial<Extract<ClaimNewBabyGift200, object>> = {}): ClaimNewBabyGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getClaimNewBabyGiftResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getClaimNewBabyGiftResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getClaimMomBirthdayGiftResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getClaimMomBirthdayGiftResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getClaimMomBirthdayGiftResponseMock = (overrideResponse: Partial<Extract<ClaimMomBirthdayGift200, object>> = {}): ClaimMomBirthdayGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getClaimMomBirthdayGiftResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getClaimMomBirthdayGiftResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getClaimBabyBirthdayGiftResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getClaimBabyBirthdayGiftResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getClaimBabyBirthdayGiftResponseMock = (overrideResponse: Partial<Extract<ClaimBabyBirthdayGift200, object>> = {}): ClaimBabyBirthdayGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getClaimBabyBirthdayGiftResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getClaimBabyBirthdayGiftResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getListMyGiftsResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getListMyGiftsResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getListMyGiftsResponseMock = (overrideResponse: Partial<Extract<ListMyGifts200, object>> = {}): ListMyGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getListMyGiftsResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getListMyGiftsResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetMyGiftResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getGetMyGiftResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetMyGiftResponseMock = (overrideResponse: Partial<Extract<GetMyGift200, object>> = {}): GetMyGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getGetMyGiftResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getGetMyGiftResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})

export const getCancelGiftClaimResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse});

export const getCancelGiftClaimResponseParcelMock = (overrideResponse: Partial<Parcel> = {}): Parcel => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", carrier: "Thailand Post", trackingNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), trackingUrl: faker.helpers.arrayElement([faker.internet.url(), null]), state: faker.helpers.arrayElement(Object.values(ParcelState)), stops: 5, reached: faker.number.int({min: 0, max: 9}), halted: faker.datatype.boolean(), updatedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getCancelGiftClaimResponseMock = (overrideResponse: Partial<Extract<CancelGiftClaim200, object>> = {}): CancelGiftClaim200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(GiftState)), kind: faker.helpers.arrayElement(Object.values(GiftKind)), gift: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg"}, babyId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), coins: 245, at: "2026-11-21T02:59:42.000Z", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), address: faker.helpers.arrayElement([{...getCancelGiftClaimResponseAddressMock()},null,]), parcel: faker.helpers.arrayElement([{...getCancelGiftClaimResponseParcelMock()},null,]), steps: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({state: faker.helpers.arrayElement(Object.values(GiftState)), at: "2026-11-21T02:59:42.000Z"})), cancellable: faker.datatype.boolean()}, ...overrideResponse})


export const getGetGiftBoardsMockHandler = (overrideResponse?: GetGiftBoards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGiftBoards200> | GetGiftBoards200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/boards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGiftBoardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGiftsMockHandler = (overrideResponse?: ListGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGifts200> | ListGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGiftMockHandler = (overrideResponse?: GetGift200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGift200> | GetGift200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewBabyGiftsMockHandler = (overrideResponse?: ListNewBabyGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNewBabyGifts200> | ListNewBabyGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/newBabyGiftList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewBabyGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMomBirthdayGiftsMockHandler = (overrideResponse?: ListMomBirthdayGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMomBirthdayGifts200> | ListMomBirthdayGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/momBirthdayGiftList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMomBirthdayGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBabyBirthdayGiftsMockHandler = (overrideResponse?: ListBabyBirthdayGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBabyBirthdayGifts200> | ListBabyBirthdayGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/babyBirthdayGiftList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBabyBirthdayGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimGiftMockHandler = (overrideResponse?: ClaimGift200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimGift200> | ClaimGift200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimNewBabyGiftMockHandler = (overrideResponse?: ClaimNewBabyGift200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimNewBabyGift200> | ClaimNewBabyGift200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/claim/newBabyGift', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimNewBabyGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimMomBirthdayGiftMockHandler = (overrideResponse?: ClaimMomBirthdayGift200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimMomBirthdayGift200> | ClaimMomBirthdayGift200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/claim/momBirthdayGift', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimMomBirthdayGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimBabyBirthdayGiftMockHandler = (overrideResponse?: ClaimBabyBirthdayGift200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimBabyBirthdayGift200> | ClaimBabyBirthdayGift200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/claim/babyBirthdayGift', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimBabyBirthdayGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyGiftsMockHandler = (overrideResponse?: ListMyGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMyGifts200> | ListMyGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/myList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyGiftMockHandler = (overrideResponse?: GetMyGift200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMyGift200> | GetMyGift200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/my/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyGiftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelGiftClaimMockHandler = (overrideResponse?: CancelGiftClaim200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelGiftClaim200> | CancelGiftClaim200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/claim/cancel/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelGiftClaimResponseMock(),
      { status: 200
      })
  }, options)
}
export const getGiftsMock = () => [
  getGetGiftBoardsMockHandler(),
  getListGiftsMockHandler(),
  getGetGiftMockHandler(),
  getListNewBabyGiftsMockHandler(),
  getListMomBirthdayGiftsMockHandler(),
  getListBabyBirthdayGiftsMockHandler(),
  getClaimGiftMockHandler(),
  getClaimNewBabyGiftMockHandler(),
  getClaimMomBirthdayGiftMockHandler(),
  getClaimBabyBirthdayGiftMockHandler(),
  getListMyGiftsMockHandler(),
  getGetMyGiftMockHandler(),
  getCancelGiftClaimMockHandler()]
