// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/games.ts')

/** All check-in games */
export const listGames = /* @__PURE__ */ read({ id: 'listGames', tag: 'games', method: 'GET', path: '/api/station/games' })

/** The state of a check-in game */
export const getCheckIn = /* @__PURE__ */ read({ id: 'getCheckIn', tag: 'games', method: 'GET', path: '/api/station/games/{game}/checkIn' })

/** Check in for today */
export const checkIn = /* @__PURE__ */ write({ id: 'checkIn', method: 'POST', path: '/api/station/games/{game}/checkIn', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting' })

/** Check in for the day on which it was pressed */
export const lateCheckIn = /* @__PURE__ */ write({ id: 'lateCheckIn', method: 'POST', path: '/api/station/games/{game}/lateCheckIn', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', schema: async () => (await schemas()).LateCheckInBody })

/** The check-in game that fits today */
export const getTodaysCheckIn = /* @__PURE__ */ read({ id: 'getTodaysCheckIn', tag: 'games', method: 'GET', path: '/api/station/games/today' })

/** Make up for a missed day */
export const makeUpCheckIn = /* @__PURE__ */ write({ id: 'makeUpCheckIn', method: 'POST', path: '/api/station/games/{game}/makeUp', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', schema: async () => (await schemas()).MakeUpCheckInBody })

/** Pause a streak */
export const pauseCheckIn = /* @__PURE__ */ write({ id: 'pauseCheckIn', method: 'POST', path: '/api/station/games/{game}/pause', changes: ['games'], schema: async () => (await schemas()).PauseCheckInBody })

/** End a pause */
export const resumeCheckIn = /* @__PURE__ */ write({ id: 'resumeCheckIn', method: 'POST', path: '/api/station/games/{game}/resume', changes: ['games'] })

/** All draws */
export const listDraws = /* @__PURE__ */ read({ id: 'listDraws', tag: 'games', method: 'GET', path: '/api/station/draws' })

/** One draw, with its odds */
export const getDraw = /* @__PURE__ */ read({ id: 'getDraw', tag: 'games', method: 'GET', path: '/api/station/draws/{draw}' })

/** The seed of a draw that has ended */
export const getDrawProof = /* @__PURE__ */ list({ id: 'getDrawProof', tag: 'games', method: 'GET', path: '/api/station/draws/{draw}/proof' })

/** Get tickets for coins */
export const buyDrawTickets = /* @__PURE__ */ write({ id: 'buyDrawTickets', method: 'POST', path: '/api/station/draws/{draw}/tickets', changes: ['games', 'membership', 'account', 'coins'], keyed: 'lasting', schema: async () => (await schemas()).BuyDrawTicketsBody })

/** What can be won */
export const listLuckyGifts = /* @__PURE__ */ read({ id: 'listLuckyGifts', tag: 'games', method: 'GET', path: '/api/station/member/gift/luckyList' })

/** Draw once */
export const lottery = /* @__PURE__ */ write({ id: 'lottery', method: 'POST', path: '/api/station/member/gift/lottery', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', schema: async () => (await schemas()).LotteryBody })

/** What was won */
export const listMyLuckyGifts = /* @__PURE__ */ list({ id: 'listMyLuckyGifts', tag: 'games', method: 'GET', path: '/api/station/member/gift/myLuckyList' })

/** One result */
export const getMyLuckyGift = /* @__PURE__ */ read({ id: 'getMyLuckyGift', tag: 'games', method: 'GET', path: '/api/station/member/gift/myLuckyList/{id}' })
