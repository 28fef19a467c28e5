// Returns the proof of a draw that has ended: its seed, the prizes with their weights, and the member's results.
import type { components } from '#generated/schema.d.ts'
import type { Draw } from '../catalog/draws.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { resultsOf } from './drawPages.ts'
import { drawPhase } from './seasons.ts'
import { commitmentOf, discloseSeed } from './seeds.ts'

/** @throws DRAW_RUNNING with the end of the draw if the draw has not ended */
export async function proofOfDraw(
  db: Database,
  { draw, memberId, now }: { draw: Draw; memberId: string; now: Date },
  paging: { cursor?: string; limit: number },
): Promise<components['schemas']['DrawProof']> {
  if (drawPhase(draw, now) !== 'over')
    refuse('DRAW_RUNNING', { reasons: [{ code: 'NOT_OVER' }], nextDate: draw.closesAt })
  const commitment = await commitmentOf(db, draw, now)
  if (!commitment) throw new Error(`Draw ${draw.id} is not open yet.`)
  await discloseSeed(db, draw, now)
  const { seed, seedHash, prizes } = commitment
  const { items, nextCursor } = await resultsOf(db, memberId, { ...paging, draw: draw.id })
  return {
    draw: draw.id,
    seed,
    seedHash,
    prizes: prizes.map(({ id, weight, stock }) => ({ id, weight, stock })),
    items: items.map(({ ticketId, drawn, prize, drawnAt }) => ({
      ticket: ticketId,
      drawn,
      prize,
      drawnAt: drawnAt.toISOString(),
    })),
    nextCursor,
  }
}
