// Check-in games: the state of one, and checking in for today.
import { localDate } from '../calendar.ts'
import { balances } from '../ledger/ledger.ts'
import type { Handlers } from '../operation.ts'
import { checkInFor, daysOf } from './checkIn.ts'
import { checkInState } from './rules.ts'

export const games: Handlers<'games'> = {
  async getCheckIn({ db, member: { id, timeZone }, path: { game }, now }) {
    const days = await daysOf(db, id, game, localDate(now, timeZone))
    return checkInState(game, days, now, timeZone)
  },

  async checkIn({ db, member, path: { game }, now }) {
    const { reward, days } = await checkInFor(db, member, game, now)
    const { coins, points } = await balances(db, member.id, now)
    return { reward, coins, points, state: checkInState(game, days, now, member.timeZone) }
  },
}
