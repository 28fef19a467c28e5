// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  Done,
  GetAddress200,
  GetAddressForm200,
  ListAddresses200,
  ModifyAddress200
} from '../membersHub.schemas.ts';


export const getListAddressesResponseMock = (overrideResponse: Partial<Extract<ListAddresses200, object>> = {}): ListAddresses200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}))}, ...overrideResponse})

export const getGetAddressResponseMock = (overrideResponse: Partial<Extract<GetAddress200, object>> = {}): GetAddress200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse})

export const getDeleteAddressResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getModifyAddressResponseMock = (overrideResponse: Partial<Extract<ModifyAddress200, object>> = {}): ModifyAddress200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", isDefault: faker.datatype.boolean(), recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "50", provinceName: "Bangkok", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}, ...overrideResponse})

export const getSetDefaultAddressResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getGetAddressFormResponseMock = (overrideResponse: Partial<Extract<GetAddressForm200, object>> = {}): GetAddressForm200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {countryCode: "TH", parts: Array.from({ length: faker.number.int({min: 2, max: 7}) }, (_, i) => i + 1).map(() => ({name: faker.helpers.arrayElement(['line1','line2','ward','district','city','province','postcode'] as const), label: "Night light", required: faker.datatype.boolean(), pattern: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), undefined]), example: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}))}, ...overrideResponse})

