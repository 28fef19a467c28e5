// Defines the test cases for operations of the tag `games`.
import { newId } from '#api/store/id.ts'
import { checkedInOn, daysAgo, giveTickets, pressed, signedInSince, takeCoins } from '../games.ts'
import { giveCoins } from '../give.ts'
import { dataOf } from '../members.ts'
import type { Cases } from './case.ts'

const path = { game: 'normalCheckIn' }
const free = { game: 'checkIn' }
const closed = { game: 'motherDay' }
const open = 'winter-lights'
const ended = 'autumn-thanks'
const noDraw = { path: { draw: 'no-such-draw' } }

export const games: Cases<'games'> = {
  getShareCard: {
    right: async () => ({ query: { kind: 'level' } }),
    missing: async () => ({ query: { kind: 'streak' } }),
  },
  listGames: { right: async () => ({}) },
  getTodaysCheckIn: { right: async () => ({}) },
  getCheckIn: { right: async () => ({ path }) },
  checkIn: {
    right: async () => ({ path }),
    refused: {
      async ALREADY_CHECKED_IN(api, { token }) {
        await api.call('checkIn', { token, path })
        return await api.call('checkIn', { token, path })
      },
      NOT_ELIGIBLE: (api, { token }) => api.call('checkIn', { token, path: closed }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-games'
        await api.call('checkIn', { token, path, key })
        return await api.call('checkIn', { token, path: free, key })
      },
    },
  },
  lateCheckIn: {
    right: async (api) => ({ path, body: { pressedAt: api.clock.now.toISOString() } }),
    refused: {
      async ALREADY_CHECKED_IN(api, { token }) {
        await api.call('checkIn', { token, path })
        return await api.call('lateCheckIn', { token, path, body: pressed(api, 0) })
      },
      async CHECK_IN_DAY_DONE(api, member) {
        await signedInSince(api, member, 48)
        await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 1)] })
        return await api.call('lateCheckIn', { token: member.token, path, body: pressed(api, 23) })
      },
      CHECK_IN_TOO_LATE: (api, { token }) => api.call('lateCheckIn', { token, path, body: pressed(api, 25) }),
      CHECK_IN_NO_DAY: (api, { token }) => api.call('lateCheckIn', { token, path, body: pressed(api, -1) }),
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('lateCheckIn', { token, path: closed, body: pressed(api, 0) }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-instants'
        await api.call('lateCheckIn', { token, path, key, body: pressed(api, 0) })
        return await api.call('lateCheckIn', { token, path, key, body: pressed(api, 25) })
      },
    },
  },
  makeUpCheckIn: {
    async right(api, member) {
      await checkedInOn(api, member, { game: 'checkIn', dates: [daysAgo(api, 2)] })
      return { path: free, body: { date: daysAgo(api, 1) } }
    },
    refused: {
      MAKE_UP_NOT_MISSED: (api, { token }) =>
        api.call('makeUpCheckIn', { token, path, body: { date: daysAgo(api, 1) } }),
      async MAKE_UPS_USED(api, member) {
        await checkedInOn(api, member, { game: 'checkIn', dates: [daysAgo(api, 4)] })
        const makeUp = (ago: number) =>
          api.call('makeUpCheckIn', {
            token: member.token,
            path: free,
            body: { date: daysAgo(api, ago) },
          })
        await makeUp(3)
        await makeUp(2)
        return await makeUp(1)
      },
      async NOT_ENOUGH_COINS(api, member) {
        await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 2)] })
        await takeCoins(api, member, 1)
        return await api.call('makeUpCheckIn', {
          token: member.token,
          path,
          body: { date: daysAgo(api, 1) },
        })
      },
      async PRICE_CHANGED(api, member) {
        await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 2)] })
        const body = { date: daysAgo(api, 1), price: 1 }
        return await api.call('makeUpCheckIn', { token: member.token, path, body })
      },
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('makeUpCheckIn', { token, path: closed, body: { date: daysAgo(api, 1) } }),
      async KEY_REUSED(api, { token }) {
        const call = { token, path, key: 'a-key-for-two-days' }
        await api.call('makeUpCheckIn', { ...call, body: { date: daysAgo(api, 1) } })
        return await api.call('makeUpCheckIn', { ...call, body: { date: daysAgo(api, 2) } })
      },
    },
  },
  pauseCheckIn: {
    right: async () => ({ path, body: { days: 3 } }),
    refused: {
      PAUSE_LIMIT: (api, { token }) => api.call('pauseCheckIn', { token, path, body: { days: 15 } }),
      NOT_ELIGIBLE: (api, { token }) => api.call('pauseCheckIn', { token, path: closed, body: { days: 1 } }),
    },
  },
  resumeCheckIn: { right: async () => ({ path }) },
  listDraws: { right: async () => ({}) },
  getDraw: { right: async () => ({ path: { draw: open } }), missing: async () => noDraw },
  getDrawProof: {
    right: async () => ({ path: { draw: ended } }),
    missing: async () => noDraw,
    refused: { DRAW_RUNNING: (api, { token }) => api.call('getDrawProof', { token, path: { draw: open } }) },
  },
  buyDrawTickets: {
    async right(api, member) {
      await giveCoins(api, member, 100)
      return { path: { draw: open }, body: { count: 2 } }
    },
    missing: async () => ({ ...noDraw, body: { count: 1 } }),
    refused: {
      TICKET_LIMIT: (api, { token }) =>
        api.call('buyDrawTickets', { token, path: { draw: open }, body: { count: 6 } }),
      NOT_ENOUGH_COINS: (api, { token }) =>
        api.call('buyDrawTickets', { token, path: { draw: open }, body: { count: 1 } }),
      PRICE_CHANGED: (api, { token }) =>
        api.call('buyDrawTickets', { token, path: { draw: open }, body: { count: 1, price: 1 } }),
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('buyDrawTickets', { token, path: { draw: ended }, body: { count: 1 } }),
      async KEY_REUSED(api, { token }) {
        const call = { token, path: { draw: open }, key: 'a-key-for-two-counts' }
        await api.call('buyDrawTickets', { ...call, body: { count: 1 } })
        return await api.call('buyDrawTickets', { ...call, body: { count: 2 } })
      },
    },
  },
  listLuckyGifts: { right: async () => ({}) },
  lottery: {
    owned: true,
    async right(api, member) {
      const [ticket] = await giveTickets(api, member, { draw: open, count: 1 })
      return { body: { draw: open, payWith: 'ticket', ticket } }
    },
    missing: async () => ({ body: { draw: 'no-such-draw', payWith: 'ticket' } }),
    refused: {
      NO_TICKET: (api, { token }) => api.call('lottery', { token, body: { draw: open, payWith: 'ticket' } }),
      async TICKET_LIMIT(api, member) {
        await giveCoins(api, member, 200)
        const { token } = member
        await api.call('buyDrawTickets', { token, path: { draw: open }, body: { count: 5 } })
        return await api.call('lottery', { token, body: { draw: open, payWith: 'coins' } })
      },
      NOT_ENOUGH_COINS: (api, { token }) =>
        api.call('lottery', { token, body: { draw: open, payWith: 'coins' } }),
      PRICE_CHANGED: (api, { token }) =>
        api.call('lottery', { token, body: { draw: open, payWith: 'coins', price: 1 } }),
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('lottery', { token, body: { draw: ended, payWith: 'ticket' } }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-draws'
        await api.call('lottery', { token, key, body: { draw: open, payWith: 'ticket' } })
        return await api.call('lottery', { token, key, body: { draw: open, payWith: 'coins' } })
      },
    },
  },
  listMyLuckyGifts: { right: async () => ({ query: { draw: open } }) },
  getMyLuckyGift: {
    owned: true,
    async right(api, member) {
      await giveTickets(api, member, { draw: open, count: 1 })
      const { token } = member
      const { result } = await dataOf(api, 'lottery', { token, body: { draw: open, payWith: 'ticket' } })
      return { path: { id: result.id } }
    },
    missing: async () => ({ path: { id: newId() } }),
  },
}
