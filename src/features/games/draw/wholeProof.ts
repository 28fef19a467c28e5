// Everything that a check needs, read page by page: the proof, and what the member was told of each ticket.
import { getDrawProof, listMyLuckyGifts } from '../../../../generated/calls/games.ts'
import type { Draw, DrawProof } from '../../../../generated/schema.d.ts'
import { checkDraw, type Report } from './check.ts'
import { seen } from './commitment.ts'

/** Reads all of it and checks it, here in the page. */
export async function readAndCheck(page: Draw): Promise<Report> {
  const { draw } = page.draw
  const first = await getDrawProof({ draw })
  const rest =
    first.nextCursor === null
      ? []
      : await pagesOf((cursor) => getDrawProof({ draw, cursor }), first.nextCursor)
  const results = await pagesOf((cursor) => listMyLuckyGifts({ draw, cursor }))
  const proof: DrawProof = { ...first, items: [first, ...rest].flatMap(({ items }) => items) }
  return await checkDraw(proof, {
    draw: page,
    results: results.flatMap(({ items }) => items),
    seen: seen(draw),
  })
}

async function pagesOf<Page extends { nextCursor: string | null }>(
  read: (cursor?: string) => Promise<Page>,
  from?: string,
): Promise<Page[]> {
  const page = await read(from)
  return page.nextCursor === null ? [page] : [page, ...(await pagesOf(read, page.nextCursor))]
}
