// Made from openapi.yaml by `npm run generate`. Do not edit.
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


export const getGetIpIsoCodeResponseMock = (overrideResponse: Partial<Extract<GetIpIsoCode200, object>> = {}): GetIpIsoCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {isoCode: "TH"}, ...overrideResponse})

export const getReportEventResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getReportPageResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getGetDefaultRegionResponseMock = (overrideResponse: Partial<Extract<GetDefaultRegion200, object>> = {}): GetDefaultRegion200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {countryCode: "TH", countryName: "Night light", callingCode: "+66", language: faker.helpers.arrayElement(Object.values(HubLanguage))}, ...overrideResponse})

export const getListCountriesResponseMock = (overrideResponse: Partial<Extract<ListCountries200, object>> = {}): ListCountries200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => ({countryCode: "TH", name: "Night light"}))}, ...overrideResponse})

export const getListCallingCodesResponseMock = (overrideResponse: Partial<Extract<ListCallingCodes200, object>> = {}): ListCallingCodes200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => ({countryCode: "TH", name: "Night light", callingCode: "+66", example: "081 234 5678"}))}, ...overrideResponse})

export const getListProvincesResponseMock = (overrideResponse: Partial<Extract<ListProvinces200, object>> = {}): ListProvinces200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({code: "50", name: "Night light"}))}, ...overrideResponse})

export const getQuerySceneMaterialsResponseMock = (overrideResponse: Partial<Extract<QuerySceneMaterials200, object>> = {}): QuerySceneMaterials200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['banner','picture'] as const), title: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", link: "/games/checkIn", until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}))}, ...overrideResponse})

export const getJumpByQrResponseMock = (overrideResponse: Partial<Extract<JumpByQr200, object>> = {}): JumpByQr200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {address: faker.internet.url()}, ...overrideResponse})

export const getGetUploadPolicyResponseMock = (overrideResponse: Partial<Extract<GetUploadPolicy200, object>> = {}): GetUploadPolicy200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", url: faker.string.alpha({length: {min: 10, max: 2048}}), method: faker.helpers.arrayElement(['PUT','POST'] as const), headers: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 500}})
      }, expiresAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

