// Reads for the views of draws: one draw as it is now, and the member's results.
import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getDraw, listMyLuckyGifts } from '#generated/calls/games.ts'
import { keepCommitment } from './commitment.ts'

/** Stock changes while others play: while the page is looked at it is read again. */
const readEveryMilliseconds = 15_000

/** The member's results, of one draw or of all. */
export const resultsQuery = (draw: string | undefined) =>
  listMyLuckyGifts.pages(draw === undefined ? {} : { draw })

/** A draw as it is now. Its commitment is kept while it is open, so that the proof can be held against it. */
export function useLiveDraw(id: string) {
  const read = useSuspenseQuery({
    ...getDraw.query({ draw: id }),
    refetchInterval: ({ state }) => state.data?.draw.state === 'open' && readEveryMilliseconds,
    // Nobody has asked for it: what fails is tried again.
    meta: { showsRefusals: true },
  })
  const { draw, seedHash, gifts } = read.data
  useEffect(() => {
    if (draw.state !== 'open' || seedHash === null) return
    keepCommitment(id, { seedHash, weights: gifts.map(({ prize, weight }) => ({ id: prize.id, weight })) })
  }, [id, draw.state, seedHash, gifts])
  return { page: read.data, readAt: read.dataUpdatedAt }
}
