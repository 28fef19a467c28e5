// The boards that open next, the soonest first.
import type { GiftBoard } from '../../../../generated/schema.d.ts'

type Ahead = { board: GiftBoard; opensAt: string }

export const upcomingBoards = (boards: readonly GiftBoard[]): Ahead[] =>
  boards
    .flatMap((board) => {
      const { ok, nextDate } = board.eligibility
      return ok || nextDate === undefined ? [] : [{ board, opensAt: nextDate }]
    })
    .toSorted((one, other) => (one.opensAt < other.opensAt ? -1 : 1))
