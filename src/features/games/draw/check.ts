// Verifies a draw in the browser: recomputes the results of the member's tickets, and compares the draw proof with data
// that the member saw earlier. This data is the commitment that the browser stored, the page of the draw, and the
// member's results.
import type { Draw, DrawProof, DrawResult } from '#generated/schema.d.ts'
import type { Commitment } from './commitment.ts'
import { recomputeDraw, type Fault, type Recomputed } from './verify.ts'

/**
 * Data to compare with the draw proof: the page of the draw, the member's results, and the commitment that this browser
 * stored earlier.
 */
export type Known = {
  draw: Pick<Draw, 'gifts' | 'seedHash'> & { draw: Pick<Draw['draw'], 'draw'> }
  results: readonly Pick<DrawResult, 'ticket' | 'drawn' | 'prize' | 'drawnAt'>[]
  commitment: Commitment | undefined
}

export type Difference =
  | Fault
  /** The draw proof belongs to another draw. */
  | { kind: 'draw' }
  /**
   * The seed hash differs from the hash that was shown earlier; `at` is the 1-based position of the first different
   * character.
   */
  | { kind: 'hash'; at: number }
  /** A prize, or its position in the list of prizes, differs from the list that was shown earlier. */
  | { kind: 'prize'; prize: string }
  /**
   * `unknown`: the draw proof contains a ticket that the member does not have. `missing`: the draw proof lacks one of
   * the member's tickets.
   */
  | { kind: 'unknown' | 'missing'; ticket: string }
  /** A result differs from the result that was shown to the member. */
  | { kind: 'result'; ticket: string }

export type Report = {
  differences: Difference[]
  items: (DrawProof['items'][number] & Partial<Recomputed>)[]
  /** True if this browser stored the commitment while the draw was open. */
  wasSeen: boolean
}

export async function checkDraw(proof: DrawProof, { draw, results, commitment }: Known): Promise<Report> {
  const { faults, recomputed } = await recomputeDraw(proof, proof.seed)
  return {
    differences: [
      ...(proof.draw === draw.draw.draw ? [] : [{ kind: 'draw' } as const]),
      ...hashDifferences(proof.seedHash, [commitment?.seedHash, draw.seedHash]),
      ...prizeDifferences(proof, draw.gifts, commitment),
      ...resultDifferences(proof.items, results),
      ...faults,
    ],
    items: proof.items.map((item) => ({ ...item, ...recomputed.get(item.ticket) })),
    wasSeen: commitment !== undefined,
  }
}

function hashDifferences(hash: string, shownHashes: readonly (string | null | undefined)[]): Difference[] {
  const other = shownHashes.find((each) => typeof each === 'string' && each !== hash)
  if (!other) return []
  return [{ kind: 'hash', at: 1 + Array.from(other).findIndex((sign, at) => sign !== hash[at]) }]
}

/**
 * Compares the weights and the order of the prizes with the commitment that the browser stored. Compares the stock with
 * the page of the draw instead, because stock may have been added after the commitment.
 */
function prizeDifferences(
  { prizes }: DrawProof,
  gifts: Known['draw']['gifts'],
  commitment: Commitment | undefined,
): Difference[] {
  const shownPrizes = gifts.map(({ prize: { id }, weight, stock }) => ({ id, weight, stock }))
  const places = Array.from({ length: Math.max(prizes.length, shownPrizes.length) }, (_, place) => place)
  return places.flatMap((place) => {
    const [prize, other, before] = [
      prizes[place],
      shownPrizes[place],
      commitment ? commitment.weights[place] : prizes[place],
    ]
    const isSame = hasSameOdds(prize, other) && prize?.stock === other?.stock
    return isSame && hasSameOdds(prize, before)
      ? []
      : [{ kind: 'prize', prize: prize?.id ?? other?.id ?? '' } as const]
  })
}

type Odds = { id: string; weight: number } | undefined

const hasSameOdds = (prize: Odds, other: Odds) => prize?.id === other?.id && prize?.weight === other?.weight

function resultDifferences(items: DrawProof['items'], results: Known['results']): Difference[] {
  const resultsByTicket = new Map(results.map((result) => [result.ticket, result]))
  const proven = new Set(items.map(({ ticket }) => ticket))
  return [
    ...items.flatMap(({ ticket, drawn, prize, drawnAt }): Difference[] => {
      const result = resultsByTicket.get(ticket)
      if (!result) return [{ kind: 'unknown', ticket }]
      const isSame = result.drawn === drawn && result.prize.id === prize && result.drawnAt === drawnAt
      return isSame ? [] : [{ kind: 'result', ticket }]
    }),
    ...results
      .filter(({ ticket }) => !proven.has(ticket))
      .map(({ ticket }): Difference => ({ kind: 'missing', ticket })),
  ]
}
