// Operations of the tag `games`.
import type { Cases } from './case.ts'

const path = { game: 'normalCheckIn' }

export const games: Cases<'games'> = {
  getCheckIn: { right: async () => ({ path }) },
  checkIn: {
    right: async () => ({ path }),
    refused: {
      async ALREADY_CHECKED_IN(api, { token }) {
        await api.call('checkIn', { token, path })
        return await api.call('checkIn', { token, path })
      },
    },
    unreachable: { KEY_REUSED: 'The request has one member, the game, and there is one game.' },
  },
}
