// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ReferralReason,
  ReferralState,
  VoucherKind,
  VoucherState
} from '../membersHub.schemas.ts';
import type {
  GetReferral200,
  GetVoucher200,
  ListReferredFriends200,
  ListVouchers200,
  Money,
  OpenVoucherInShop200,
  ReleaseVoucher200,
  ReserveVoucher200
} from '../membersHub.schemas.ts';


export const getListVouchersResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: 459000, currency: "THB"}, ...overrideResponse});

export const getListVouchersResponseMock = (overrideResponse: Partial<Extract<ListVouchers200, object>> = {}): ListVouchers200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(VoucherKind)), name: "Night light", text: "A soft light for the small hours.", percent: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), amount: faker.helpers.arrayElement([{...getListVouchersResponseMoneyMock()},null,]), minimumOrder: faker.helpers.arrayElement([{...getListVouchersResponseMoneyMock()},null,]), scope: faker.helpers.arrayElement(["Night light",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), state: faker.helpers.arrayElement(Object.values(VoucherState)), grantedAt: "2026-11-21T02:59:42.000Z", expiresAt: "2026-11-21T02:59:42.000Z", code: "HUB-7K2MQ-X4RTV", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), orderId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetVoucherResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: 459000, currency: "THB"}, ...overrideResponse});

export const getGetVoucherResponseMock = (overrideResponse: Partial<Extract<GetVoucher200, object>> = {}): GetVoucher200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(VoucherKind)), name: "Night light", text: "A soft light for the small hours.", percent: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), amount: faker.helpers.arrayElement([{...getGetVoucherResponseMoneyMock()},null,]), minimumOrder: faker.helpers.arrayElement([{...getGetVoucherResponseMoneyMock()},null,]), scope: faker.helpers.arrayElement(["Night light",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), state: faker.helpers.arrayElement(Object.values(VoucherState)), grantedAt: "2026-11-21T02:59:42.000Z", expiresAt: "2026-11-21T02:59:42.000Z", code: "HUB-7K2MQ-X4RTV", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), orderId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])}, ...overrideResponse})

export const getReserveVoucherResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: 459000, currency: "THB"}, ...overrideResponse});

export const getReserveVoucherResponseMock = (overrideResponse: Partial<Extract<ReserveVoucher200, object>> = {}): ReserveVoucher200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(VoucherKind)), name: "Night light", text: "A soft light for the small hours.", percent: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), amount: faker.helpers.arrayElement([{...getReserveVoucherResponseMoneyMock()},null,]), minimumOrder: faker.helpers.arrayElement([{...getReserveVoucherResponseMoneyMock()},null,]), scope: faker.helpers.arrayElement(["Night light",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), state: faker.helpers.arrayElement(Object.values(VoucherState)), grantedAt: "2026-11-21T02:59:42.000Z", expiresAt: "2026-11-21T02:59:42.000Z", code: "HUB-7K2MQ-X4RTV", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), orderId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])}, ...overrideResponse})

export const getReleaseVoucherResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: 459000, currency: "THB"}, ...overrideResponse});

export const getReleaseVoucherResponseMock = (overrideResponse: Partial<Extract<ReleaseVoucher200, object>> = {}): ReleaseVoucher200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(VoucherKind)), name: "Night light", text: "A soft light for the small hours.", percent: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), amount: faker.helpers.arrayElement([{...getReleaseVoucherResponseMoneyMock()},null,]), minimumOrder: faker.helpers.arrayElement([{...getReleaseVoucherResponseMoneyMock()},null,]), scope: faker.helpers.arrayElement(["Night light",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), state: faker.helpers.arrayElement(Object.values(VoucherState)), grantedAt: "2026-11-21T02:59:42.000Z", expiresAt: "2026-11-21T02:59:42.000Z", code: "HUB-7K2MQ-X4RTV", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), orderId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])}, ...overrideResponse})

export const getOpenVoucherInShopResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: 459000, currency: "THB"}, ...overrideResponse});

export const getOpenVoucherInShopResponseMock = (overrideResponse: Partial<Extract<OpenVoucherInShop200, object>> = {}): OpenVoucherInShop200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {url: faker.internet.url(), voucher: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(Object.values(VoucherKind)), name: "Night light", text: "A soft light for the small hours.", percent: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), amount: faker.helpers.arrayElement([{...getOpenVoucherInShopResponseMoneyMock()},null,]), minimumOrder: faker.helpers.arrayElement([{...getOpenVoucherInShopResponseMoneyMock()},null,]), scope: faker.helpers.arrayElement(["Night light",null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), state: faker.helpers.arrayElement(Object.values(VoucherState)), grantedAt: "2026-11-21T02:59:42.000Z", expiresAt: "2026-11-21T02:59:42.000Z", code: "HUB-7K2MQ-X4RTV", reservedUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), usedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), orderId: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,])}}, ...overrideResponse})

export const getGetReferralResponseMock = (overrideResponse: Partial<Extract<GetReferral200, object>> = {}): GetReferral200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {linkCode: "7KQ2MXRT", sharePath: "/registration?linkCode=7KQ2MXRT", advocateGets: {coins: 245, points: 245, voucher: faker.helpers.arrayElement(["Night light",null,])}, friendGets: {coins: 245, points: 245, voucher: faker.helpers.arrayElement(["Night light",null,])}, joined: faker.number.int({min: 0}), rewarded: faker.number.int({min: 0}), rewardedThisYear: faker.number.int({min: 0}), friendsAYear: faker.number.int({min: 1})}, ...overrideResponse})

export const getListReferredFriendsResponseMock = (overrideResponse: Partial<Extract<ListReferredFriends200, object>> = {}): ListReferredFriends200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", initial: "R", state: faker.helpers.arrayElement(Object.values(ReferralState)), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReferralReason)),null,]), joinedAt: "2026-11-21T02:59:42.000Z", rewardedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

