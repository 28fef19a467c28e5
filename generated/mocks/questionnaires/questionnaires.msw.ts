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
  ReviewRefusal,
  ReviewState
} from '../membersHub.schemas';
import type {
  AddressAnswer,
  AddressQuestion,
  AttachQuestionnaireUpload200,
  ChoiceQuestion,
  ChoicesAnswer,
  DateAnswer,
  DateQuestion,
  FileQuestion,
  FilesAnswer,
  GetPackageCard200,
  GetQuestionnaire200,
  GetQuestionnaireDraft200,
  GetQuestionnaireResult200,
  ListPackageCards200,
  ListQuestionnaires200,
  MarketplaceOrder,
  NumberAnswer,
  NumberQuestion,
  OpenClaimCode200,
  OutcomeCard,
  PictureQuestion,
  QuestionRule,
  RedeemClaimCode200,
  ReviewUpload,
  SaveAmazonOrder200,
  SaveQuestionnaireDraft200,
  ScaleQuestion,
  SubmitQuestionnaire200,
  TextAnswer,
  TextQuestion
} from '../membersHub.schemas';


export const getListQuestionnairesResponseMock = (overrideResponse: Partial<Extract<ListQuestionnaires200, object>> = {}): ListQuestionnaires200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", screen: "BreastPump", version: 2, title: "Night light", teaser: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", minutes: faker.number.int({min: 1, max: 60}), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, submitted: faker.datatype.boolean(), hasDraft: faker.datatype.boolean()}))}, ...overrideResponse})

export const getGetQuestionnaireResponseQuestionRuleMock = (overrideResponse: Partial<QuestionRule> = {}): QuestionRule => ({...{match: faker.helpers.arrayElement(['all','any'] as const), conditions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", test: faker.helpers.arrayElement(['answered','includes','excludes','atLeast','atMost'] as const), choices: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), number: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])}))}, ...overrideResponse});

export const getGetQuestionnaireResponseChoiceQuestionMock = (overrideResponse: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['single','multiple'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), options: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", label: "Night light"})), maxChoices: faker.number.int({min: 1, max: 30})}, ...overrideResponse});

export const getGetQuestionnaireResponsePictureQuestionMock = (overrideResponse: Partial<PictureQuestion> = {}): PictureQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['pictureChoice'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), options: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", label: "Night light", picture: "/art/gifts/night-light.svg", alt: "Night light"})), maxChoices: faker.number.int({min: 1, max: 12})}, ...overrideResponse});

export const getGetQuestionnaireResponseTextQuestionMock = (overrideResponse: Partial<TextQuestion> = {}): TextQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['text','longText','email','phone'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), maxLength: faker.number.int({min: 1, max: 2000})}, ...overrideResponse});

export const getGetQuestionnaireResponseNumberQuestionMock = (overrideResponse: Partial<NumberQuestion> = {}): NumberQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['number'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), minimum: faker.number.float({fractionDigits: 2}), maximum: faker.number.float({fractionDigits: 2}), decimals: faker.number.int({min: 0, max: 2}), unit: "mm"}, ...overrideResponse});

export const getGetQuestionnaireResponseScaleQuestionMock = (overrideResponse: Partial<ScaleQuestion> = {}): ScaleQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['scale','recommendation'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), minimum: faker.number.int({min: 0, max: 10}), maximum: faker.number.int({min: 1, max: 10}), minimumLabel: "Night light", maximumLabel: "Night light"}, ...overrideResponse});

export const getGetQuestionnaireResponseDateQuestionMock = (overrideResponse: Partial<DateQuestion> = {}): DateQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['date'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), earliest: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), latest: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])}, ...overrideResponse});

export const getGetQuestionnaireResponseAddressQuestionMock = (overrideResponse: Partial<AddressQuestion> = {}): AddressQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['address'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,])}, ...overrideResponse});

export const getGetQuestionnaireResponseFileQuestionMock = (overrideResponse: Partial<FileQuestion> = {}): FileQuestion => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", kind: faker.helpers.arrayElement(['file'] as const), label: faker.string.alpha({length: {min: 1, max: 300}}), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), required: faker.datatype.boolean(), showIf: faker.helpers.arrayElement([{...getGetQuestionnaireResponseQuestionRuleMock()},null,]), maxFiles: faker.number.int({min: 1, max: 3})}, ...overrideResponse});

export const getGetQuestionnaireResponseMock = (overrideResponse: Partial<Extract<GetQuestionnaire200, object>> = {}): GetQuestionnaire200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", screen: "BreastPump", version: 2, title: "Night light", intro: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", minutes: faker.number.int({min: 1, max: 60}), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, asksForOrder: faker.datatype.boolean(), asksForReview: faker.datatype.boolean(), marketplaces: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ({countryCode: "TH", name: "Amazon", url: faker.internet.url(), orderNumberPattern: faker.string.alpha({length: {min: 10, max: 200}}), orderNumberExample: "111-2048162-0481624"})), pages: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", title: "Night light", questions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{...getGetQuestionnaireResponseChoiceQuestionMock()},{...getGetQuestionnaireResponsePictureQuestionMock()},{...getGetQuestionnaireResponseTextQuestionMock()},{...getGetQuestionnaireResponseNumberQuestionMock()},{...getGetQuestionnaireResponseScaleQuestionMock()},{...getGetQuestionnaireResponseDateQuestionMock()},{...getGetQuestionnaireResponseAddressQuestionMock()},{...getGetQuestionnaireResponseFileQuestionMock()},])))})), submitted: faker.datatype.boolean()}, ...overrideResponse})

export const getGetQuestionnaireDraftResponseChoicesAnswerMock = (overrideResponse: Partial<ChoicesAnswer> = {}): ChoicesAnswer => ({...{kind: faker.helpers.arrayElement(['choices'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", choices: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"))}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseTextAnswerMock = (overrideResponse: Partial<TextAnswer> = {}): TextAnswer => ({...{kind: faker.helpers.arrayElement(['text'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", text: faker.string.alpha({length: {min: 1, max: 2000}})}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseNumberAnswerMock = (overrideResponse: Partial<NumberAnswer> = {}): NumberAnswer => ({...{kind: faker.helpers.arrayElement(['number'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", number: faker.number.float({min: -1000000, max: 1000000, fractionDigits: 2})}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseDateAnswerMock = (overrideResponse: Partial<DateAnswer> = {}): DateAnswer => ({...{kind: faker.helpers.arrayElement(['date'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", date: "2026-11-21"}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseAddressAnswerMock = (overrideResponse: Partial<AddressAnswer> = {}): AddressAnswer => ({...{kind: faker.helpers.arrayElement(['address'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", address: {recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "10", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseFilesAnswerMock = (overrideResponse: Partial<FilesAnswer> = {}): FilesAnswer => ({...{kind: faker.helpers.arrayElement(['files'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", uploadIds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"))}, ...overrideResponse});

export const getGetQuestionnaireDraftResponseMock = (overrideResponse: Partial<Extract<GetQuestionnaireDraft200, object>> = {}): GetQuestionnaireDraft200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draftId: faker.helpers.arrayElement(["Jm0yJ8n3f6Yt1cQwZk4uVx7bRa2sLd9eHg5oPi0TqEw",null,]), version: 2, retired: faker.datatype.boolean(), answers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{...getGetQuestionnaireDraftResponseChoicesAnswerMock()},{...getGetQuestionnaireDraftResponseTextAnswerMock()},{...getGetQuestionnaireDraftResponseNumberAnswerMock()},{...getGetQuestionnaireDraftResponseDateAnswerMock()},{...getGetQuestionnaireDraftResponseAddressAnswerMock()},{...getGetQuestionnaireDraftResponseFilesAnswerMock()},]))), savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getSaveQuestionnaireDraftResponseChoicesAnswerMock = (overrideResponse: Partial<ChoicesAnswer> = {}): ChoicesAnswer => ({...{kind: faker.helpers.arrayElement(['choices'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", choices: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"))}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseTextAnswerMock = (overrideResponse: Partial<TextAnswer> = {}): TextAnswer => ({...{kind: faker.helpers.arrayElement(['text'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", text: faker.string.alpha({length: {min: 1, max: 2000}})}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseNumberAnswerMock = (overrideResponse: Partial<NumberAnswer> = {}): NumberAnswer => ({...{kind: faker.helpers.arrayElement(['number'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", number: faker.number.float({min: -1000000, max: 1000000, fractionDigits: 2})}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseDateAnswerMock = (overrideResponse: Partial<DateAnswer> = {}): DateAnswer => ({...{kind: faker.helpers.arrayElement(['date'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", date: "2026-11-21"}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseAddressAnswerMock = (overrideResponse: Partial<AddressAnswer> = {}): AddressAnswer => ({...{kind: faker.helpers.arrayElement(['address'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", address: {recipient: "Mali Srisuk", phone: "+66812345678", countryCode: "TH", province: "10", city: "Bangkok", district: "Bangkok", ward: "Bangkok", line1: "12/4 Si Lom Road", line2: "Third floor, beside the bakery", postcode: "10500"}}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseFilesAnswerMock = (overrideResponse: Partial<FilesAnswer> = {}): FilesAnswer => ({...{kind: faker.helpers.arrayElement(['files'] as const), questionId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", uploadIds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"))}, ...overrideResponse});

export const getSaveQuestionnaireDraftResponseMock = (overrideResponse: Partial<Extract<SaveQuestionnaireDraft200, object>> = {}): SaveQuestionnaireDraft200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draftId: faker.helpers.arrayElement(["Jm0yJ8n3f6Yt1cQwZk4uVx7bRa2sLd9eHg5oPi0TqEw",null,]), version: 2, retired: faker.datatype.boolean(), answers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{...getSaveQuestionnaireDraftResponseChoicesAnswerMock()},{...getSaveQuestionnaireDraftResponseTextAnswerMock()},{...getSaveQuestionnaireDraftResponseNumberAnswerMock()},{...getSaveQuestionnaireDraftResponseDateAnswerMock()},{...getSaveQuestionnaireDraftResponseAddressAnswerMock()},{...getSaveQuestionnaireDraftResponseFilesAnswerMock()},]))), savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getSubmitQuestionnaireResponseOutcomeCardMock = (overrideResponse: Partial<OutcomeCard> = {}): OutcomeCard => ({...{label: "Night light", value: "21", unit: "mm", field: faker.helpers.arrayElement([faker.helpers.arrayElement(['cupSize','siliconePlugSize'] as const), null])}, ...overrideResponse});

export const getSubmitQuestionnaireResponseMarketplaceOrderMock = (overrideResponse: Partial<MarketplaceOrder> = {}): MarketplaceOrder => ({...{countryCode: "TH", marketplace: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.internet.url(), orderNumber: "111-2048162-0481624", savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getSubmitQuestionnaireResponseReviewUploadMock = (overrideResponse: Partial<ReviewUpload> = {}): ReviewUpload => ({...{state: faker.helpers.arrayElement(Object.values(ReviewState)), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReviewRefusal)),null,]), sentAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getSubmitQuestionnaireResponseMock = (overrideResponse: Partial<Extract<SubmitQuestionnaire200, object>> = {}): SubmitQuestionnaire200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {result: {questionnaireId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", version: 2, submittedAt: "2026-11-21T02:59:42.000Z", title: "Night light", text: "A soft light for the small hours.", card: faker.helpers.arrayElement([{...getSubmitQuestionnaireResponseOutcomeCardMock()},null,]), tips: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."})), note: "A soft light for the small hours.", email: faker.helpers.arrayElement(["mali@example.com",null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, rewarded: faker.datatype.boolean(), order: faker.helpers.arrayElement([{...getSubmitQuestionnaireResponseMarketplaceOrderMock()},null,]), review: faker.helpers.arrayElement([{...getSubmitQuestionnaireResponseReviewUploadMock()},null,])}, dropped: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), claimCode: faker.helpers.arrayElement(["K7QF-2MXA-PW3D-LZ5H-T6RC",null,])}, ...overrideResponse})

export const getOpenClaimCodeResponseOutcomeCardMock = (overrideResponse: Partial<OutcomeCard> = {}): OutcomeCard => ({...{label: "Night light", value: "21", unit: "mm", field: faker.helpers.arrayElement([faker.helpers.arrayElement(['cupSize','siliconePlugSize'] as const), null])}, ...overrideResponse});

export const getOpenClaimCodeResponseMarketplaceOrderMock = (overrideResponse: Partial<MarketplaceOrder> = {}): MarketplaceOrder => ({...{countryCode: "TH", marketplace: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.internet.url(), orderNumber: "111-2048162-0481624", savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getOpenClaimCodeResponseReviewUploadMock = (overrideResponse: Partial<ReviewUpload> = {}): ReviewUpload => ({...{state: faker.helpers.arrayElement(Object.values(ReviewState)), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReviewRefusal)),null,]), sentAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getOpenClaimCodeResponseMock = (overrideResponse: Partial<Extract<OpenClaimCode200, object>> = {}): OpenClaimCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {questionnaireId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", version: 2, submittedAt: "2026-11-21T02:59:42.000Z", title: "Night light", text: "A soft light for the small hours.", card: faker.helpers.arrayElement([{...getOpenClaimCodeResponseOutcomeCardMock()},null,]), tips: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."})), note: "A soft light for the small hours.", email: faker.helpers.arrayElement(["mali@example.com",null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, rewarded: faker.datatype.boolean(), order: faker.helpers.arrayElement([{...getOpenClaimCodeResponseMarketplaceOrderMock()},null,]), review: faker.helpers.arrayElement([{...getOpenClaimCodeResponseReviewUploadMock()},null,])}, ...overrideResponse})

export const getRedeemClaimCodeResponseOutcomeCardMock = (overrideResponse: Partial<OutcomeCard> = {}): OutcomeCard => ({...{label: "Night light", value: "21", unit: "mm", field: faker.helpers.arrayElement([faker.helpers.arrayElement(['cupSize','siliconePlugSize'] as const), null])}, ...overrideResponse});

export const getRedeemClaimCodeResponseMarketplaceOrderMock = (overrideResponse: Partial<MarketplaceOrder> = {}): MarketplaceOrder => ({...{countryCode: "TH", marketplace: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.internet.url(), orderNumber: "111-2048162-0481624", savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getRedeemClaimCodeResponseReviewUploadMock = (overrideResponse: Partial<ReviewUpload> = {}): ReviewUpload => ({...{state: faker.helpers.arrayElement(Object.values(ReviewState)), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReviewRefusal)),null,]), sentAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getRedeemClaimCodeResponseMock = (overrideResponse: Partial<Extract<RedeemClaimCode200, object>> = {}): RedeemClaimCode200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {questionnaireId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", version: 2, submittedAt: "2026-11-21T02:59:42.000Z", title: "Night light", text: "A soft light for the small hours.", card: faker.helpers.arrayElement([{...getRedeemClaimCodeResponseOutcomeCardMock()},null,]), tips: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."})), note: "A soft light for the small hours.", email: faker.helpers.arrayElement(["mali@example.com",null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, rewarded: faker.datatype.boolean(), order: faker.helpers.arrayElement([{...getRedeemClaimCodeResponseMarketplaceOrderMock()},null,]), review: faker.helpers.arrayElement([{...getRedeemClaimCodeResponseReviewUploadMock()},null,])}, ...overrideResponse})

export const getGetQuestionnaireResultResponseOutcomeCardMock = (overrideResponse: Partial<OutcomeCard> = {}): OutcomeCard => ({...{label: "Night light", value: "21", unit: "mm", field: faker.helpers.arrayElement([faker.helpers.arrayElement(['cupSize','siliconePlugSize'] as const), null])}, ...overrideResponse});

export const getGetQuestionnaireResultResponseMarketplaceOrderMock = (overrideResponse: Partial<MarketplaceOrder> = {}): MarketplaceOrder => ({...{countryCode: "TH", marketplace: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.internet.url(), orderNumber: "111-2048162-0481624", savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetQuestionnaireResultResponseReviewUploadMock = (overrideResponse: Partial<ReviewUpload> = {}): ReviewUpload => ({...{state: faker.helpers.arrayElement(Object.values(ReviewState)), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReviewRefusal)),null,]), sentAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetQuestionnaireResultResponseMock = (overrideResponse: Partial<Extract<GetQuestionnaireResult200, object>> = {}): GetQuestionnaireResult200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {questionnaireId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", version: 2, submittedAt: "2026-11-21T02:59:42.000Z", title: "Night light", text: "A soft light for the small hours.", card: faker.helpers.arrayElement([{...getGetQuestionnaireResultResponseOutcomeCardMock()},null,]), tips: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."})), note: "A soft light for the small hours.", email: faker.helpers.arrayElement(["mali@example.com",null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, rewarded: faker.datatype.boolean(), order: faker.helpers.arrayElement([{...getGetQuestionnaireResultResponseMarketplaceOrderMock()},null,]), review: faker.helpers.arrayElement([{...getGetQuestionnaireResultResponseReviewUploadMock()},null,])}, ...overrideResponse})

export const getSaveAmazonOrderResponseMock = (overrideResponse: Partial<Extract<SaveAmazonOrder200, object>> = {}): SaveAmazonOrder200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {countryCode: "TH", marketplace: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.internet.url(), orderNumber: "111-2048162-0481624", savedAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getAttachQuestionnaireUploadResponseMock = (overrideResponse: Partial<Extract<AttachQuestionnaireUpload200, object>> = {}): AttachQuestionnaireUpload200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {state: faker.helpers.arrayElement(Object.values(ReviewState)), refusal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReviewRefusal)),null,]), sentAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getListPackageCardsResponseMock = (overrideResponse: Partial<Extract<ListPackageCards200, object>> = {}): ListPackageCards200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({card: "BreastPump", title: "Night light", teaser: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", faq: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({question: "Night light", answer: "A soft light for the small hours."}))}))}, ...overrideResponse})

export const getGetPackageCardResponseMock = (overrideResponse: Partial<Extract<GetPackageCard200, object>> = {}): GetPackageCard200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {card: "BreastPump", title: "Night light", teaser: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", steps: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."})), videos: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", title: "Night light", url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}), null]), picture: "/art/gifts/night-light.svg", seconds: faker.number.int({min: 1, max: 3600}), transcript: "A soft light for the small hours.", captions: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 3600, fractionDigits: 2}), to: faker.number.float({min: 0, max: 3600, fractionDigits: 2}), text: "A soft light for the small hours."}))})), faq: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({question: "Night light", answer: "A soft light for the small hours."})), questionnaireId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: faker.helpers.arrayElement(["0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002",null,]), marketplaces: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ({countryCode: "TH", name: "Amazon", url: faker.internet.url(), orderNumberPattern: faker.string.alpha({length: {min: 10, max: 200}}), orderNumberExample: "111-2048162-0481624"}))}, ...overrideResponse})


export const getListQuestionnairesMockHandler = (overrideResponse?: ListQuestionnaires200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListQuestionnaires200> | ListQuestionnaires200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/questionnaire/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuestionnairesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetQuestionnaireMockHandler = (overrideResponse?: GetQuestionnaire200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetQuestionnaire200> | GetQuestionnaire200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/questionnaire/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetQuestionnaireResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetQuestionnaireDraftMockHandler = (overrideResponse?: GetQuestionnaireDraft200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetQuestionnaireDraft200> | GetQuestionnaireDraft200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/:id/draft', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetQuestionnaireDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveQuestionnaireDraftMockHandler = (overrideResponse?: SaveQuestionnaireDraft200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SaveQuestionnaireDraft200> | SaveQuestionnaireDraft200), options?: RequestHandlerOptions) => {
  return http.put('*/api/station/questionnaire/:id/draft', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveQuestionnaireDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitQuestionnaireMockHandler = (overrideResponse?: SubmitQuestionnaire200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitQuestionnaire200> | SubmitQuestionnaire200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/:id/submission', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitQuestionnaireResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenClaimCodeMockHandler = (overrideResponse?: OpenClaimCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenClaimCode200> | OpenClaimCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/claim/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenClaimCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemClaimCodeMockHandler = (overrideResponse?: RedeemClaimCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedeemClaimCode200> | RedeemClaimCode200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemClaimCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetQuestionnaireResultMockHandler = (overrideResponse?: GetQuestionnaireResult200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetQuestionnaireResult200> | GetQuestionnaireResult200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/questionnaire/:id/result', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetQuestionnaireResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveAmazonOrderMockHandler = (overrideResponse?: SaveAmazonOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveAmazonOrder200> | SaveAmazonOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/:id/amazon', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveAmazonOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAttachQuestionnaireUploadMockHandler = (overrideResponse?: AttachQuestionnaireUpload200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttachQuestionnaireUpload200> | AttachQuestionnaireUpload200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/questionnaire/:id/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachQuestionnaireUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPackageCardsMockHandler = (overrideResponse?: ListPackageCards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPackageCards200> | ListPackageCards200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/packageCard/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPackageCardMockHandler = (overrideResponse?: GetPackageCard200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPackageCard200> | GetPackageCard200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/packageCard/:card', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageCardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getQuestionnairesMock = () => [
  getListQuestionnairesMockHandler(),
  getGetQuestionnaireMockHandler(),
  getGetQuestionnaireDraftMockHandler(),
  getSaveQuestionnaireDraftMockHandler(),
  getSubmitQuestionnaireMockHandler(),
  getOpenClaimCodeMockHandler(),
  getRedeemClaimCodeMockHandler(),
  getGetQuestionnaireResultMockHandler(),
  getSaveAmazonOrderMockHandler(),
  getAttachQuestionnaireUploadMockHandler(),
  getListPackageCardsMockHandler(),
  getGetPackageCardMockHandler()]
