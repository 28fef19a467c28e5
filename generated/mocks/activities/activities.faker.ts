// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ActivityState,
  EventRegistrationState,
  GiftRefusal,
  GiftRegistrationState,
  RaffleEntryState
} from '../membersHub.schemas.ts';
import type {
  ActivityEvent,
  CampaignAction,
  CampaignCountdown,
  CampaignFaq,
  CampaignForm,
  CampaignHero,
  CampaignPrizes,
  CampaignProducts,
  CampaignRaffle,
  CampaignRules,
  CampaignSteps,
  CampaignStory,
  CampaignText,
  CampaignWinners,
  CancelEventRegistration200,
  CheckRaffleStatus200,
  EnterRaffle200,
  EventRegistration,
  GetBabyListActivityConfig200,
  GetCampaign200,
  GetGuidance200,
  GetRaffleProof200,
  JoinActivity200,
  ListActivities200,
  ListGiftProducts200,
  ListGiftRegistrations200,
  MyCampaign,
  RaffleEntry,
  RaffleFriends,
  RaffleOffer,
  RegisterForEvent200,
  RegisterGift200,
  Reward,
  SignInToActivity200
} from '../membersHub.schemas.ts';


export const getGetBabyListActivityConfigResponseMock = (overrideResponse: Partial<Extract<GetBabyListActivityConfig200, object>> = {}): GetBabyListActivityConfig200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityStatus: faker.helpers.arrayElement([0,1] as const), activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", year: 2025, campaign: "EventRegistration", from: "2026-11-21T02:59:42.000Z", to: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), permission: faker.helpers.arrayElement(["MAR00002",null,])}, ...overrideResponse})

export const getCheckRaffleStatusResponseMock = (overrideResponse: Partial<Extract<CheckRaffleStatus200, object>> = {}): CheckRaffleStatus200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityStatus: faker.helpers.arrayElement([0,1] as const), activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", from: "2026-11-21T02:59:42.000Z", to: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getListActivitiesResponseEventRegistrationMock = (overrideResponse: Partial<EventRegistration> = {}): EventRegistration => ({...{activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(EventRegistrationState)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getListActivitiesResponseMock = (overrideResponse: Partial<Extract<ListActivities200, object>> = {}): ListActivities200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", year: 2025, campaign: "EventRegistration", title: "Night light", teaser: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", state: faker.helpers.arrayElement(Object.values(ActivityState)), activityStatus: faker.helpers.arrayElement([0,1] as const), from: "2026-11-21T02:59:42.000Z", to: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), permission: faker.helpers.arrayElement(["MAR00002",null,]), hasPermission: faker.datatype.boolean(), joining: faker.helpers.arrayElement([faker.helpers.arrayElement(['open','invitation'] as const), null]), inRegion: faker.datatype.boolean(), registration: faker.helpers.arrayElement([{...getListActivitiesResponseEventRegistrationMock()},null,]), raffle: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RaffleEntryState)),null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetCampaignResponseActivityEventMock = (overrideResponse: Partial<ActivityEvent> = {}): ActivityEvent => ({...{place: "Night light", startsAt: "2026-11-21T02:59:42.000Z", endsAt: "2026-11-21T02:59:42.000Z", registrationClosesAt: "2026-11-21T02:59:42.000Z", isClosed: faker.datatype.boolean(), capacity: faker.number.int({min: 1, max: 100000}), placesLeft: faker.number.int({min: 0, max: 100000}), waitingPlacesLeft: faker.number.int({min: 0, max: 100000})}, ...overrideResponse});

export const getGetCampaignResponseRaffleFriendsMock = (overrideResponse: Partial<RaffleFriends> = {}): RaffleFriends => ({...{tickets: faker.number.int({min: 1, max: 10}), most: faker.number.int({min: 2, max: 100})}, ...overrideResponse});

export const getGetCampaignResponseRaffleOfferMock = (overrideResponse: Partial<RaffleOffer> = {}): RaffleOffer => ({...{activityType: "AUG00004", state: faker.helpers.arrayElement(['ahead','open','closed','drawn'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, winners: faker.number.int({min: 1, max: 100000}), winnersReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, drawnAt: "2026-11-21T02:59:42.000Z", shownUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), tickets: faker.number.int({min: 0, max: 10000000}), seedHash: faker.helpers.arrayElement(["0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a",null,]), friends: faker.helpers.arrayElement([{...getGetCampaignResponseRaffleFriendsMock()},null,])}, ...overrideResponse});

export const getGetCampaignResponseRewardMock = (overrideResponse: Partial<Reward> = {}): Reward => ({...{coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, ...overrideResponse});

export const getGetCampaignResponseCampaignActionMock = (overrideResponse: Partial<CampaignAction> = {}): CampaignAction => ({...{label: "Night light", to: "/games/checkIn"}, ...overrideResponse});

export const getGetCampaignResponseCampaignHeroMock = (overrideResponse: Partial<CampaignHero> = {}): CampaignHero => ({...{kind: faker.helpers.arrayElement(['hero'] as const), title: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", action: faker.helpers.arrayElement([{...getGetCampaignResponseCampaignActionMock()},null,])}, ...overrideResponse});

export const getGetCampaignResponseCampaignTextMock = (overrideResponse: Partial<CampaignText> = {}): CampaignText => ({...{kind: faker.helpers.arrayElement(['text'] as const), title: "Night light", text: "A soft light for the small hours."}, ...overrideResponse});

export const getGetCampaignResponseCampaignStepsMock = (overrideResponse: Partial<CampaignSteps> = {}): CampaignSteps => ({...{kind: faker.helpers.arrayElement(['steps'] as const), title: "Night light", steps: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."}))}, ...overrideResponse});

export const getGetCampaignResponseCampaignPrizesMock = (overrideResponse: Partial<CampaignPrizes> = {}): CampaignPrizes => ({...{kind: faker.helpers.arrayElement(['prizes'] as const), title: "Night light", prizes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", count: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), odds: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null])}))}, ...overrideResponse});

export const getGetCampaignResponseCampaignFaqMock = (overrideResponse: Partial<CampaignFaq> = {}): CampaignFaq => ({...{kind: faker.helpers.arrayElement(['faq'] as const), title: "Night light", questions: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({question: "Night light", answer: "A soft light for the small hours."}))}, ...overrideResponse});

export const getGetCampaignResponseCampaignProductsMock = (overrideResponse: Partial<CampaignProducts> = {}): CampaignProducts => ({...{kind: faker.helpers.arrayElement(['products'] as const), title: "Night light", products: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", to: "/games/checkIn"}))}, ...overrideResponse});

export const getGetCampaignResponseCampaignStoryMock = (overrideResponse: Partial<CampaignStory> = {}): CampaignStory => ({...{kind: faker.helpers.arrayElement(['story'] as const), title: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg"}, ...overrideResponse});

export const getGetCampaignResponseCampaignCountdownMock = (overrideResponse: Partial<CampaignCountdown> = {}): CampaignCountdown => ({...{kind: faker.helpers.arrayElement(['countdown'] as const), title: "Night light", until: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetCampaignResponseCampaignFormMock = (overrideResponse: Partial<CampaignForm> = {}): CampaignForm => ({...{kind: faker.helpers.arrayElement(['form'] as const)}, ...overrideResponse});

export const getGetCampaignResponseCampaignRaffleMock = (overrideResponse: Partial<CampaignRaffle> = {}): CampaignRaffle => ({...{kind: faker.helpers.arrayElement(['raffle'] as const)}, ...overrideResponse});

export const getGetCampaignResponseCampaignRulesMock = (overrideResponse: Partial<CampaignRules> = {}): CampaignRules => ({...{kind: faker.helpers.arrayElement(['rules'] as const), title: "Night light", rules: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("A soft light for the small hours."))}, ...overrideResponse});

export const getGetCampaignResponseCampaignWinnersMock = (overrideResponse: Partial<CampaignWinners> = {}): CampaignWinners => ({...{kind: faker.helpers.arrayElement(['winners'] as const), title: "Night light", text: "A soft light for the small hours."}, ...overrideResponse});

export const getGetCampaignResponseEventRegistrationMock = (overrideResponse: Partial<EventRegistration> = {}): EventRegistration => ({...{activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(EventRegistrationState)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse});

export const getGetCampaignResponseRaffleEntryMock = (overrideResponse: Partial<RaffleEntry> = {}): RaffleEntry => ({...{id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", activityType: "AUG00004", state: faker.helpers.arrayElement(Object.values(RaffleEntryState)), enteredAt: "2026-11-21T02:59:42.000Z", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tickets: faker.number.int({min: 1, max: 100}), sharePath: faker.helpers.arrayElement(["/games/checkIn",null,])}, ...overrideResponse});

export const getGetCampaignResponseMyCampaignMock = (overrideResponse: Partial<MyCampaign> = {}): MyCampaign => ({...{hasPermission: faker.datatype.boolean(), registration: faker.helpers.arrayElement([{...getGetCampaignResponseEventRegistrationMock()},null,]), raffle: faker.helpers.arrayElement([{...getGetCampaignResponseRaffleEntryMock()},null,]), signedInToday: faker.datatype.boolean()}, ...overrideResponse});

export const getGetCampaignResponseMock = (overrideResponse: Partial<Extract<GetCampaign200, object>> = {}): GetCampaign200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", year: 2025, campaign: "EventRegistration", title: "Night light", teaser: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", state: faker.helpers.arrayElement(Object.values(ActivityState)), from: "2026-11-21T02:59:42.000Z", to: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), permission: faker.helpers.arrayElement(["MAR00002",null,]), joining: faker.helpers.arrayElement([faker.helpers.arrayElement(['open','invitation'] as const), null]), event: faker.helpers.arrayElement([{...getGetCampaignResponseActivityEventMock()},null,]), raffle: faker.helpers.arrayElement([{...getGetCampaignResponseRaffleOfferMock()},null,]), signIn: faker.helpers.arrayElement([{...getGetCampaignResponseRewardMock()},null,]), blocks: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{...getGetCampaignResponseCampaignHeroMock()},{...getGetCampaignResponseCampaignTextMock()},{...getGetCampaignResponseCampaignStepsMock()},{...getGetCampaignResponseCampaignPrizesMock()},{...getGetCampaignResponseCampaignFaqMock()},{...getGetCampaignResponseCampaignProductsMock()},{...getGetCampaignResponseCampaignStoryMock()},{...getGetCampaignResponseCampaignCountdownMock()},{...getGetCampaignResponseCampaignFormMock()},{...getGetCampaignResponseCampaignRaffleMock()},{...getGetCampaignResponseCampaignRulesMock()},{...getGetCampaignResponseCampaignWinnersMock()},]))), mine: faker.helpers.arrayElement([{...getGetCampaignResponseMyCampaignMock()},null,])}, ...overrideResponse})

export const getJoinActivityResponseMock = (overrideResponse: Partial<Extract<JoinActivity200, object>> = {}): JoinActivity200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", permission: "MAR00002", activityList: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ("MAR00002"))}, ...overrideResponse})

export const getSignInToActivityResponseMock = (overrideResponse: Partial<Extract<SignInToActivity200, object>> = {}): SignInToActivity200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", date: "2026-11-21", firstToday: faker.datatype.boolean(), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, redirect: "/games/checkIn"}, ...overrideResponse})

export const getRegisterForEventResponseMock = (overrideResponse: Partial<Extract<RegisterForEvent200, object>> = {}): RegisterForEvent200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(EventRegistrationState)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getCancelEventRegistrationResponseMock = (overrideResponse: Partial<Extract<CancelEventRegistration200, object>> = {}): CancelEventRegistration200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", state: faker.helpers.arrayElement(Object.values(EventRegistrationState)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), registeredAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})

export const getEnterRaffleResponseMock = (overrideResponse: Partial<Extract<EnterRaffle200, object>> = {}): EnterRaffle200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", activityType: "AUG00004", state: faker.helpers.arrayElement(Object.values(RaffleEntryState)), enteredAt: "2026-11-21T02:59:42.000Z", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tickets: faker.number.int({min: 1, max: 100}), sharePath: faker.helpers.arrayElement(["/games/checkIn",null,])}, ...overrideResponse})

export const getGetRaffleProofResponseMock = (overrideResponse: Partial<Extract<GetRaffleProof200, object>> = {}): GetRaffleProof200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {activityType: "AUG00004", seed: "1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607", seedHash: "0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a", winners: faker.number.int({min: 1, max: 100000}), tickets: faker.number.int({min: 0, max: 10000000}), won: Array.from({ length: faker.number.int({min: 1, max: 100000}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getListGiftProductsResponseMock = (overrideResponse: Partial<Extract<ListGiftProducts200, object>> = {}): ListGiftProducts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {withinDays: faker.number.int({min: 1, max: 3650}), items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}))}, ...overrideResponse})

export const getRegisterGiftResponseMock = (overrideResponse: Partial<Extract<RegisterGift200, object>> = {}): RegisterGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", orderNumber: "MC-204816", productId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: "Night light", purchasedOn: "2026-11-21", state: faker.helpers.arrayElement(Object.values(GiftRegistrationState)), refusedBecause: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(GiftRefusal)),null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, submittedAt: "2026-11-21T02:59:42.000Z", decidedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])}, ...overrideResponse})

export const getListGiftRegistrationsResponseMock = (overrideResponse: Partial<Extract<ListGiftRegistrations200, object>> = {}): ListGiftRegistrations200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", orderNumber: "MC-204816", productId: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", product: "Night light", purchasedOn: "2026-11-21", state: faker.helpers.arrayElement(Object.values(GiftRegistrationState)), refusedBecause: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(GiftRefusal)),null,]), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, submittedAt: "2026-11-21T02:59:42.000Z", decidedAt: faker.helpers.arrayElement(["2026-11-21T02:59:42.000Z",null,])})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetGuidanceResponseMock = (overrideResponse: Partial<Extract<GetGuidance200, object>> = {}): GetGuidance200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {title: "Night light", text: "A soft light for the small hours.", steps: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours.", picture: "/art/gifts/night-light.svg", to: "/games/checkIn"})), notes: Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => ({title: "Night light", text: "A soft light for the small hours."}))}, ...overrideResponse})

