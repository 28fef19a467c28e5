// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/games.ts')

/** List check-in games */
export const listGames = /* @__PURE__ */ read({ id: 'listGames', tag: 'games', send: (client, init) => client.GET('/api/station/games', init) })

/** Get the state of a check-in game */
export const getCheckIn = /* @__PURE__ */ read({ id: 'getCheckIn', tag: 'games', send: (client, init, input) => client.GET('/api/station/games/{game}/checkIn', { ...init, params: { path: input } }) })

/** Check in for today */
export const checkIn = /* @__PURE__ */ write({ id: 'checkIn', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/games/{game}/checkIn', { ...init, params: { path: input } }) })

/** Submit a check-in that was made offline */
export const lateCheckIn = /* @__PURE__ */ write({ id: 'lateCheckIn', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', send: (client, init, { game, ...rest }) => client.POST('/api/station/games/{game}/lateCheckIn', { ...init, params: { path: { game } }, body: rest }), schema: async () => (await schemas()).LateCheckInBody })

/** Get the check-in game for today */
export const getTodaysCheckIn = /* @__PURE__ */ read({ id: 'getTodaysCheckIn', tag: 'games', send: (client, init) => client.GET('/api/station/games/today', init) })

/** Make up a missed check-in */
export const makeUpCheckIn = /* @__PURE__ */ write({ id: 'makeUpCheckIn', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', send: (client, init, { game, ...rest }) => client.POST('/api/station/games/{game}/makeUp', { ...init, params: { path: { game } }, body: rest }), schema: async () => (await schemas()).MakeUpCheckInBody })

/** Pause a streak */
export const pauseCheckIn = /* @__PURE__ */ write({ id: 'pauseCheckIn', changes: ['games'], send: (client, init, { game, ...rest }) => client.POST('/api/station/games/{game}/pause', { ...init, params: { path: { game } }, body: rest }), schema: async () => (await schemas()).PauseCheckInBody })

/** End a pause */
export const resumeCheckIn = /* @__PURE__ */ write({ id: 'resumeCheckIn', changes: ['games'], send: (client, init, input) => client.POST('/api/station/games/{game}/resume', { ...init, params: { path: input } }) })

/** List draws */
export const listDraws = /* @__PURE__ */ read({ id: 'listDraws', tag: 'games', send: (client, init) => client.GET('/api/station/draws', init) })

/** Get a draw with its odds */
export const getDraw = /* @__PURE__ */ read({ id: 'getDraw', tag: 'games', send: (client, init, input) => client.GET('/api/station/draws/{draw}', { ...init, params: { path: input } }) })

/** Get the draw proof */
export const getDrawProof = /* @__PURE__ */ list({ id: 'getDrawProof', tag: 'games', send: (client, init, { draw, ...rest }, cursor) => client.GET('/api/station/draws/{draw}/proof', { ...init, params: { path: { draw }, query: { cursor, ...rest } } }) })

/** Buy draw tickets with coins */
export const buyDrawTickets = /* @__PURE__ */ write({ id: 'buyDrawTickets', changes: ['games', 'membership', 'account', 'coins'], keyed: 'lasting', send: (client, init, { draw, ...rest }) => client.POST('/api/station/draws/{draw}/tickets', { ...init, params: { path: { draw } }, body: rest }), schema: async () => (await schemas()).BuyDrawTicketsBody })

/** List prizes of open draws */
export const listLuckyGifts = /* @__PURE__ */ read({ id: 'listLuckyGifts', tag: 'games', send: (client, init) => client.GET('/api/station/member/gift/luckyList', init) })

/** Draw a prize */
export const lottery = /* @__PURE__ */ write({ id: 'lottery', changes: ['games', 'membership', 'account', 'coins', 'vouchers', 'gifts'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/gift/lottery', { ...init, body: { ...input } }), schema: async () => (await schemas()).LotteryBody })

/** List the member's draw results */
export const listMyLuckyGifts = /* @__PURE__ */ list({ id: 'listMyLuckyGifts', tag: 'games', send: (client, init, input, cursor) => client.GET('/api/station/member/gift/myLuckyList', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a card to share */
export const getShareCard = /* @__PURE__ */ read({ id: 'getShareCard', tag: 'games', send: (client, init, input) => client.GET('/api/station/member/shareCard', { ...init, params: { query: { ...input } } }) })

/** Get a draw result */
export const getMyLuckyGift = /* @__PURE__ */ read({ id: 'getMyLuckyGift', tag: 'games', send: (client, init, input) => client.GET('/api/station/member/gift/myLuckyList/{id}', { ...init, params: { path: input } }) })
