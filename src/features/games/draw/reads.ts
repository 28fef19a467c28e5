// Queries of draw pages: the current state of a draw, and the results of the member.
import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getDraw, listMyLuckyGifts } from '#generated/calls/games.ts'
import { storeCommitment } from './commitment.ts'

/** Refetch interval in ms: the stock changes while other members play. */
const readEveryMilliseconds = 15_000

/** Query of the member's results in one draw or in all draws. */
export const resultsQuery = (draw: string | undefined) =>
  listMyLuckyGifts.pages(draw === undefined ? {} : { draw })

/**
 * Returns the current state of a draw, refetched regularly while the draw is open. Also stores the commitment of an
 * open draw, with which the draw proof is compared later.
 */
export function useLiveDraw(id: string) {
  const read = useSuspenseQuery({
    ...getDraw.query({ draw: id }),
    refetchInterval: ({ state }) => state.data?.draw.state === 'open' && readEveryMilliseconds,
    // Ignore errors of background refetches, because they are retried.
    meta: { showsRefusals: true },
  })
  const { draw, seedHash, gifts } = read.data
  useEffect(() => {
    if (draw.state !== 'open' || seedHash === null) return
    storeCommitment(id, { seedHash, weights: gifts.map(({ prize, weight }) => ({ id: prize.id, weight })) })
  }, [id, draw.state, seedHash, gifts])
  return { page: read.data, readAt: read.dataUpdatedAt }
}
