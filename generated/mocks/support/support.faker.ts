// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  LegalKind,
  PurchasePlace,
  WarrantyState
} from '../membersHub.schemas.ts';
import type {
  Done,
  GetLegalText200,
  ListContactTopics200,
  ListFaq200,
  ListProductRegistrations200,
  ListRegistrableProducts200,
  OfferProductTransfer200,
  SaveProductRegistration200,
  SendContactMessage200,
  TakeOverProduct200
} from '../membersHub.schemas.ts';


export const getListRegistrableProductsResponseMock = (overrideResponse: Partial<Extract<ListRegistrableProducts200, object>> = {}): ListRegistrableProducts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg", serialNumberHint: "A soft light for the small hours.", serialNumberExample: "AP2609001234", serialNumberPattern: "^AP[0-9]{10}$", warrantyMonths: 12, extraMonths: 6, withinDays: 180}))}, ...overrideResponse})

export const getSaveProductRegistrationResponseMock = (overrideResponse: Partial<Extract<SaveProductRegistration200, object>> = {}): SaveProductRegistration200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg", serialNumber: "AP2609001234", purchasedFrom: faker.helpers.arrayElement(Object.values(PurchasePlace)), purchasedOn: "2026-11-21", hasProof: faker.datatype.boolean(), warrantyUntil: "2026-11-21", warranty: faker.helpers.arrayElement(Object.values(WarrantyState)), transferUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), card: faker.helpers.arrayElement(["BreastPump",null,]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getListProductRegistrationsResponseMock = (overrideResponse: Partial<Extract<ListProductRegistrations200, object>> = {}): ListProductRegistrations200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg", serialNumber: "AP2609001234", purchasedFrom: faker.helpers.arrayElement(Object.values(PurchasePlace)), purchasedOn: "2026-11-21", hasProof: faker.datatype.boolean(), warrantyUntil: "2026-11-21", warranty: faker.helpers.arrayElement(Object.values(WarrantyState)), transferUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), card: faker.helpers.arrayElement(["BreastPump",null,]), registeredAt: "2026-11-21T02:59:42.000Z"})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getOfferProductTransferResponseMock = (overrideResponse: Partial<Extract<OfferProductTransfer200, object>> = {}): OfferProductTransfer200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {transferCode: "K7QF-2MXA-PW3D", expiresAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getCancelProductTransferResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getTakeOverProductResponseMock = (overrideResponse: Partial<Extract<TakeOverProduct200, object>> = {}): TakeOverProduct200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg", serialNumber: "AP2609001234", purchasedFrom: faker.helpers.arrayElement(Object.values(PurchasePlace)), purchasedOn: "2026-11-21", hasProof: faker.datatype.boolean(), warrantyUntil: "2026-11-21", warranty: faker.helpers.arrayElement(Object.values(WarrantyState)), transferUntil: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,]), card: faker.helpers.arrayElement(["BreastPump",null,]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getSendContactMessageResponseMock = (overrideResponse: Partial<Extract<SendContactMessage200, object>> = {}): SendContactMessage200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {reference: "H7K2-9QXM", receivedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getListContactTopicsResponseMock = (overrideResponse: Partial<Extract<ListContactTopics200, object>> = {}): ListContactTopics200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", answerInDays: 2}))}, ...overrideResponse})

export const getListFaqResponseMock = (overrideResponse: Partial<Extract<ListFaq200, object>> = {}): ListFaq200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {sections: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", title: "Night light", items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", question: "Night light", answer: "A soft light for the small hours.", products: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"))}))}))}, ...overrideResponse})

export const getGetLegalTextResponseMock = (overrideResponse: Partial<Extract<GetLegalText200, object>> = {}): GetLegalText200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {kind: faker.helpers.arrayElement(Object.values(LegalKind)), countryCode: "TH", version: "th-2026-11-01", effectiveFrom: "2026-11-21", title: "Night light", sections: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({heading: "Night light", text: "A soft light for the small hours."})), earlier: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({version: "th-2026-11-01", effectiveFrom: "2026-11-21"}))}, ...overrideResponse})

