// Returns upcoming boards, soonest first.
import type { GiftBoard } from '#generated/schema.d.ts'
import { sorted } from '#shared/sorted.ts'

type Ahead = { board: GiftBoard; opensAt: string }

export function upcomingBoards(boards: readonly GiftBoard[]): Ahead[] {
  const ahead = boards.flatMap((board) => {
    const { ok, nextDate } = board.eligibility
    return ok || nextDate === undefined ? [] : [{ board, opensAt: nextDate }]
  })
  return sorted(ahead, (a, b) => (a.opensAt < b.opensAt ? -1 : 1))
}
