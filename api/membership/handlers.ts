// What the hub's home shows of a membership.
import { balances } from '../ledger/ledger.ts'
import { localDate } from '../calendar.ts'
import type { Handlers } from '../operation.ts'
import { levelFor, levelIn } from './rules.ts'

export const membership: Handlers<'membership'> = {
  async getMyMembership({ db, member, language, now }) {
    const { coins, points, nextExpiry } = await balances(db, member.id, now)
    const { level, next, missing } = levelFor(points)
    return {
      coins,
      nextExpiry,
      points,
      level: levelIn(language, level),
      nextLevel: next && levelIn(language, next),
      pointsToNextLevel: missing,
      timeZone: member.timeZone,
      memberSince: localDate(member.createdAt, member.timeZone),
    }
  },
}
