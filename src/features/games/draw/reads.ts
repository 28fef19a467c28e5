// Queries of draw pages: current state of a draw, and results of the member.
import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getDraw, listMyLuckyGifts } from '#generated/calls/games.ts'
import { keepCommitment } from './commitment.ts'

/** Refetch interval, because the stock changes while others play. */
const readEveryMilliseconds = 15_000

/** Query of the member's results, of one draw or of all. */
export const resultsQuery = (draw: string | undefined) =>
  listMyLuckyGifts.pages(draw === undefined ? {} : { draw })

/**
 * Returns the current state of a draw. Stores its commitment while it is open, to compare the draw proof with it
 * later.
 */
export function useLiveDraw(id: string) {
  const read = useSuspenseQuery({
    ...getDraw.query({ draw: id }),
    refetchInterval: ({ state }) => state.data?.draw.state === 'open' && readEveryMilliseconds,
    // Background refetch: ignore errors, it is retried.
    meta: { showsRefusals: true },
  })
  const { draw, seedHash, gifts } = read.data
  useEffect(() => {
    if (draw.state !== 'open' || seedHash === null) return
    keepCommitment(id, { seedHash, weights: gifts.map(({ prize, weight }) => ({ id: prize.id, weight })) })
  }, [id, draw.state, seedHash, gifts])
  return { page: read.data, readAt: read.dataUpdatedAt }
}
