// Made from openapi.yaml by `npm run generate`. Do not edit.
import { text } from '../../../mocks/text.ts'
import {
  faker
} from '@faker-js/faker';

import {
  ReadingTopic
} from '../membersHub.schemas.ts';
import type {
  GetSearchSuggestions200,
  SearchHub200
} from '../membersHub.schemas.ts';


export const getSearchHubResponseMock = (overrideResponse: Partial<Extract<SearchHub200, object>> = {}): SearchHub200 => ({code: 200, message: text({"maxLength":500}), data: {groups: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['page','product','gift','article','course','question'] as const), total: faker.number.int({min: 1, max: 100000}), items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"Night light","minLength":1,"maxLength":200}), picture: faker.helpers.arrayElement([text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}),null,]), coins: faker.helpers.arrayElement([245,null,]), minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), link: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048})}))}))}, ...overrideResponse})

export const getGetSearchSuggestionsResponseMock = (overrideResponse: Partial<Extract<GetSearchSuggestions200, object>> = {}): GetSearchSuggestions200 => ({code: 200, message: text({"maxLength":500}), data: {topics: faker.helpers.arrayElements(Object.values(ReadingTopic)), items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: text({"example":"0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002","pattern":"^[\\w-]+$","minLength":1,"maxLength":64}), name: text({"example":"Night light","minLength":1,"maxLength":200}), text: text({"example":"Night light","minLength":1,"maxLength":200}), picture: faker.helpers.arrayElement([text({"example":"/art/gifts/night-light.svg","format":"uri-reference","minLength":1,"maxLength":2048}),null,]), coins: faker.helpers.arrayElement([245,null,]), minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), link: text({"example":"/games/normalCheckIn","pattern":"^/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?$","maxLength":2048})}))}, ...overrideResponse})

