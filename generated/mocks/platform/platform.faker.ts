// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  HubLanguage
} from '../membersHub.schemas.ts';
import type {
  Done,
  GetDefaultRegion200,
  GetIpIsoCode200,
  GetUploadPolicy200,
  JumpByQr200,
  ListCallingCodes200,
  ListCountries200,
  ListProvinces200,
  QuerySceneMaterials200
} from '../membersHub.schemas.ts';


export const getGetIpIsoCodeResponseMock = (overrideResponse: Partial<Extract<GetIpIsoCode200, object>> = {}): GetIpIsoCode200 => ({code: 200, message: text({"maxLength":500}), data: {isoCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), countsVisitors: false}, ...overrideResponse})

export const getReportEventResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getReportPageResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: text({"maxLength":500}), ...overrideResponse})

export const getGetDefaultRegionResponseMock = (overrideResponse: Partial<Extract<GetDefaultRegion200, object>> = {}): GetDefaultRegion200 => ({code: 200, message: text({"maxLength":500}), data: {countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), countryName: text({"example":"Night light","minLength":1,"maxLength":200}), callingCode: text({"example":"+66","pattern":"^\\+[1-9][0-9]{0,3}$"}), language: faker.helpers.arrayElement(Object.values(HubLanguage))}, ...overrideResponse})

export const getListCountriesResponseMock = (overrideResponse: Partial<Extract<ListCountries200, object>> = {}): ListCountries200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), name: text({"example":"Night light","minLength":1,"maxLength":200})}))}, ...overrideResponse})

export const getListCallingCodesResponseMock = (overrideResponse: Partial<Extract<ListCallingCodes200, object>> = {}): ListCallingCodes200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({countryCode: text({"example":"TH","pattern":"^[A-Z]{2}$"}), name: text({"example":"Night light","minLength":1,"maxLength":200}), callingCode: text({"example":"+66","pattern":"^\\+[1-9][0-9]{0,3}$"}), example: text({"example":"081 234 5678","maxLength":30})}))}, ...overrideResponse})

export const getListProvincesResponseMock = (overrideResponse: Partial<Extract<ListProvinces200, object>> = {}): ListProvinces200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({code: text({"example":"50","pattern":"^[A-Z0-9]+(?:-[A-Z0-9]+)*$","maxLength":60}), name: text({"example":"Night light","minLength":1,"maxLength":200})}))}, ...overrideResponse})

export const getQuerySceneMaterialsResponseMock = (overrideResponse: Partial<Extract<QuerySceneMaterials200, object>> = {}): QuerySceneMaterials200 => ({code: 200, message: text({"maxLength":500}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), kind: faker.helpers.arrayElement(['banner','picture'] as const), title: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"A soft light for the small hours.","maxLength":5000}), picture: text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}), link: text({"example":"/games/checkIn","format":"uri-reference","maxLength":2048}), until: text({"format":"date-time"})}))}, ...overrideResponse})

export const getJumpByQrResponseMock = (overrideResponse: Partial<Extract<JumpByQr200, object>> = {}): JumpByQr200 => ({code: 200, message: text({"maxLength":500}), data: {address: text({"format":"uri","maxLength":2048})}, ...overrideResponse})

export const getGetUploadPolicyResponseMock = (overrideResponse: Partial<Extract<GetUploadPolicy200, object>> = {}): GetUploadPolicy200 => ({code: 200, message: text({"maxLength":500}), data: {id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), url: text({"format":"uri-reference","maxLength":2048}), method: faker.helpers.arrayElement(['PUT','POST'] as const), headers: {
        [faker.string.alphanumeric(5)]: text({"maxLength":500})
      }, expiresAt: text({"example":"2026-11-21T02:59:42.000Z","format":"date-time"})}, ...overrideResponse})

