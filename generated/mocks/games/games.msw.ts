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
  Game,
  GamePhase
} from '../membersHub.schemas';
import type {
  BuyDrawTickets200,
  CheckIn200,
  CheckInPause,
  GameSeason,
  GetCheckIn200,
  GetDraw200,
  GetDrawProof200,
  GetMyLuckyGift200,
  GetTodaysCheckIn200,
  LateCheckIn200,
  ListDraws200,
  ListGames200,
  ListLuckyGifts200,
  ListMyLuckyGifts200,
  Lottery200,
  MakeUpCheckIn200,
  PauseCheckIn200,
  ResumeCheckIn200
} from '../membersHub.schemas';


export const getListGamesResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getListGamesResponseMock = (overrideResponse: Partial<Extract<ListGames200, object>> = {}): ListGames200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {games: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getListGamesResponseGameSeasonMock()},null,]), regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: 1, eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, checkedInToday: faker.datatype.boolean(), streak: 3, paused: faker.datatype.boolean(), rewards: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}))}))}, ...overrideResponse})

export const getGetCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getGetCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getGetCheckInResponseMock = (overrideResponse: Partial<Extract<GetCheckIn200, object>> = {}): GetCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getGetCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getGetCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}, ...overrideResponse})

export const getCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getCheckInResponseMock = (overrideResponse: Partial<Extract<CheckIn200, object>> = {}): CheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, coins: 245, points: 245, state: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}}, ...overrideResponse})

export const getLateCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getLateCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getLateCheckInResponseMock = (overrideResponse: Partial<Extract<LateCheckIn200, object>> = {}): LateCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {date: "2026-11-21", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, coins: 245, points: 245, state: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getLateCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getLateCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}}, ...overrideResponse})

export const getGetTodaysCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getGetTodaysCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getGetTodaysCheckInResponseMock = (overrideResponse: Partial<Extract<GetTodaysCheckIn200, object>> = {}): GetTodaysCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getGetTodaysCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getGetTodaysCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}, ...overrideResponse})

export const getMakeUpCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getMakeUpCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getMakeUpCheckInResponseMock = (overrideResponse: Partial<Extract<MakeUpCheckIn200, object>> = {}): MakeUpCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, coins: 245, points: 245, state: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getMakeUpCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getMakeUpCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}}, ...overrideResponse})

export const getPauseCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getPauseCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getPauseCheckInResponseMock = (overrideResponse: Partial<Extract<PauseCheckIn200, object>> = {}): PauseCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getPauseCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getPauseCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}, ...overrideResponse})

export const getResumeCheckInResponseGameSeasonMock = (overrideResponse: Partial<GameSeason> = {}): GameSeason => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getResumeCheckInResponseCheckInPauseMock = (overrideResponse: Partial<CheckInPause> = {}): CheckInPause => ({...{from: "2026-11-21", to: "2026-11-21"}, ...overrideResponse});

export const getResumeCheckInResponseMock = (overrideResponse: Partial<Extract<ResumeCheckIn200, object>> = {}): ResumeCheckIn200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {game: faker.helpers.arrayElement(Object.values(Game)), name: "Night light", intro: "A soft light for the small hours.", state: faker.helpers.arrayElement(Object.values(GamePhase)), season: faker.helpers.arrayElement([{...getResumeCheckInResponseGameSeasonMock()},null,]), eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, today: "2026-11-21", timeZone: "Asia/Bangkok", resetsAt: "2026-11-21T02:59:42.000Z", checkedInToday: faker.datatype.boolean(), streak: 3, cycle: Array.from({ length: faker.number.int({min: 7, max: 7}) }, (_, i) => i + 1).map(() => ({day: faker.number.int({min: 1, max: 7}), date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','today','missed','ahead'] as const), reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}})), todaysReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, tomorrowsReward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}, history: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => ({date: "2026-11-21", state: faker.helpers.arrayElement(['done','made-up','paused','missed'] as const)})), makeUps: {left: 2, price: 245, free: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ("2026-11-21"))}, pause: faker.helpers.arrayElement([{...getResumeCheckInResponseCheckInPauseMock()},null,]), pauseDaysLeft: 14, pauseRenewsOn: "2026-11-21"}, ...overrideResponse})

export const getListDrawsResponseMock = (overrideResponse: Partial<Extract<ListDraws200, object>> = {}): ListDraws200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draws: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", state: faker.helpers.arrayElement(Object.values(GamePhase)), opensAt: "2026-11-21T02:59:42.000Z", closesAt: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: 1, eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, price: 245, ticketsPerDay: 5, tickets: 2}))}, ...overrideResponse})

export const getGetDrawResponseMock = (overrideResponse: Partial<Extract<GetDraw200, object>> = {}): GetDraw200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draw: {draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", state: faker.helpers.arrayElement(Object.values(GamePhase)), opensAt: "2026-11-21T02:59:42.000Z", closesAt: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: 1, eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, price: 245, ticketsPerDay: 5, tickets: 2}, intro: "A soft light for the small hours.", gifts: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({prize: {id: "night-light", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}, weight: 4, odds: 0.04, stock: 120, remaining: 120})), seedHash: faker.helpers.arrayElement(["0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a",null,]), ticketIds: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), boughtToday: 1}, ...overrideResponse})

export const getGetDrawProofResponseMock = (overrideResponse: Partial<Extract<GetDrawProof200, object>> = {}): GetDrawProof200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", seed: "1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607", seedHash: "0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a", prizes: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "night-light", weight: 4, stock: 120})), items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ticket: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawn: "night-light", prize: "night-light", drawnAt: "2026-11-21T02:59:42.000Z"})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getBuyDrawTicketsResponseMock = (overrideResponse: Partial<Extract<BuyDrawTickets200, object>> = {}): BuyDrawTickets200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {bought: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ("0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002")), tickets: 2, boughtToday: 2, coins: 245}, ...overrideResponse})

export const getListLuckyGiftsResponseMock = (overrideResponse: Partial<Extract<ListLuckyGifts200, object>> = {}): ListLuckyGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {draws: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({draw: {draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", name: "Night light", state: faker.helpers.arrayElement(Object.values(GamePhase)), opensAt: "2026-11-21T02:59:42.000Z", closesAt: "2026-11-21T02:59:42.000Z", regions: Array.from({ length: faker.number.int({min: 1, max: 250}) }, (_, i) => i + 1).map(() => ("TH")), fromLevel: 1, eligibility: {ok: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 64}}), field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined])})), nextDate: "2026-11-21T02:59:42.000Z"}, price: 245, ticketsPerDay: 5, tickets: 2}, gifts: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({prize: {id: "night-light", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}, weight: 4, odds: 0.04, stock: 120, remaining: 120}))}))}, ...overrideResponse})

export const getLotteryResponseMock = (overrideResponse: Partial<Extract<Lottery200, object>> = {}): Lottery200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {result: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawName: "Night light", ticket: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawn: "night-light", prize: {id: "night-light", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}, claimAt: faker.helpers.arrayElement(['/gifts/reward','/coupon','/coins'] as const), drawnAt: "2026-11-21T02:59:42.000Z"}, coins: 245, points: 245, tickets: 2}, ...overrideResponse})

export const getListMyLuckyGiftsResponseMock = (overrideResponse: Partial<Extract<ListMyLuckyGifts200, object>> = {}): ListMyLuckyGifts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawName: "Night light", ticket: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawn: "night-light", prize: {id: "night-light", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}, claimAt: faker.helpers.arrayElement(['/gifts/reward','/coupon','/coins'] as const), drawnAt: "2026-11-21T02:59:42.000Z"})), nextCursor: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002"}, ...overrideResponse})

export const getGetMyLuckyGiftResponseMock = (overrideResponse: Partial<Extract<GetMyLuckyGift200, object>> = {}): GetMyLuckyGift200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 500}}), data: {id: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawName: "Night light", ticket: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", drawn: "night-light", prize: {id: "night-light", name: "Night light", picture: "/art/gifts/night-light.svg", reward: {coins: 245, points: 245, name: "Night light", picture: "/art/gifts/night-light.svg", voucher: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", gift: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", tickets: faker.helpers.arrayElement([{draw: "0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002", count: 1}, undefined])}}, claimAt: faker.helpers.arrayElement(['/gifts/reward','/coupon','/coins'] as const), drawnAt: "2026-11-21T02:59:42.000Z"}, ...overrideResponse})


export const getListGamesMockHandler = (overrideResponse?: ListGames200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGames200> | ListGames200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/games', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCheckInMockHandler = (overrideResponse?: GetCheckIn200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCheckIn200> | GetCheckIn200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/games/:game/checkIn', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckInMockHandler = (overrideResponse?: CheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckIn200> | CheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/checkIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLateCheckInMockHandler = (overrideResponse?: LateCheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LateCheckIn200> | LateCheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/lateCheckIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLateCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTodaysCheckInMockHandler = (overrideResponse?: GetTodaysCheckIn200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTodaysCheckIn200> | GetTodaysCheckIn200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/games/today', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTodaysCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMakeUpCheckInMockHandler = (overrideResponse?: MakeUpCheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MakeUpCheckIn200> | MakeUpCheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/makeUp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMakeUpCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPauseCheckInMockHandler = (overrideResponse?: PauseCheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PauseCheckIn200> | PauseCheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/pause', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPauseCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeCheckInMockHandler = (overrideResponse?: ResumeCheckIn200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResumeCheckIn200> | ResumeCheckIn200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/games/:game/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeCheckInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDrawsMockHandler = (overrideResponse?: ListDraws200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDraws200> | ListDraws200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/draws', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDrawsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDrawMockHandler = (overrideResponse?: GetDraw200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDraw200> | GetDraw200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/draws/:draw', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDrawResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDrawProofMockHandler = (overrideResponse?: GetDrawProof200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDrawProof200> | GetDrawProof200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/draws/:draw/proof', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDrawProofResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyDrawTicketsMockHandler = (overrideResponse?: BuyDrawTickets200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyDrawTickets200> | BuyDrawTickets200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/draws/:draw/tickets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyDrawTicketsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLuckyGiftsMockHandler = (overrideResponse?: ListLuckyGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLuckyGifts200> | ListLuckyGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/luckyList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLuckyGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLotteryMockHandler = (overrideResponse?: Lottery200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lottery200> | Lottery200), options?: RequestHandlerOptions) => {
  return http.post('*/api/station/member/gift/lottery', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLotteryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyLuckyGiftsMockHandler = (overrideResponse?: ListMyLuckyGifts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMyLuckyGifts200> | ListMyLuckyGifts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/myLuckyList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyLuckyGiftsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyLuckyGiftMockHandler = (overrideResponse?: GetMyLuckyGift200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMyLuckyGift200> | GetMyLuckyGift200), options?: RequestHandlerOptions) => {
  return http.get('*/api/station/member/gift/myLuckyList/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyLuckyGiftResponseMock(),
      { status: 200
      })
  }, options)
}
export const getGamesMock = () => [
  getListGamesMockHandler(),
  getGetCheckInMockHandler(),
  getCheckInMockHandler(),
  getLateCheckInMockHandler(),
  getGetTodaysCheckInMockHandler(),
  getMakeUpCheckInMockHandler(),
  getPauseCheckInMockHandler(),
  getResumeCheckInMockHandler(),
  getListDrawsMockHandler(),
  getGetDrawMockHandler(),
  getGetDrawProofMockHandler(),
  getBuyDrawTicketsMockHandler(),
  getListLuckyGiftsMockHandler(),
  getLotteryMockHandler(),
  getListMyLuckyGiftsMockHandler(),
  getGetMyLuckyGiftMockHandler()]
