// Commits to a seed and weights when a draw first opens. The seed is secret until the end of the draw, and later
// changes of the catalog do not affect the weights.
import { and, eq, isNull } from 'drizzle-orm'
import type { Draw, DrawPrize } from '../catalog/draws.ts'
import type { Database } from '../store/store.ts'
import { newSeed, seedHashOf } from './odds.ts'
import { drawPhase } from './seasons.ts'
import { drawSeeds } from './tables.ts'

/** Must not leave this folder: `seed` is secret until the draw has ended. */
export type Commitment = { seed: string; seedHash: string; prizes: DrawPrize[] }

/** Returns the commitment of the draw, creating it if needed; `null` before the draw opens. */
export async function commitmentOf(db: Database, draw: Draw, now: Date): Promise<Commitment | null> {
  if (drawPhase(draw, now) === 'ahead') return null
  const row = (await stored(db, draw.id)) ?? (await commit(db, draw, now))
  const prizes = row.weights.map(({ prize: id, weight }) => {
    const prize = draw.prizes.find((candidate) => candidate.id === id)
    if (!prize) throw new Error(`The catalogue has lost the prize ${id} of ${draw.id}.`)
    return { ...prize, weight }
  })
  return { seed: row.seed, seedHash: row.seedHash, prizes }
}

async function commit(db: Database, { id, prizes }: Draw, now: Date) {
  const seed = newSeed()
  const weights = prizes.map((prize) => ({ prize: prize.id, weight: prize.weight }))
  const seedRow = { draw: id, seed, seedHash: seedHashOf(seed), weights, madeAt: now }
  // If two commit concurrently, the first row is kept and both read it.
  await db.insert(drawSeeds).values(seedRow).onConflictDoNothing()
  return (await stored(db, id)) ?? { ...seedRow, toldAt: null }
}

/**
 * Returns true if the seed is still secret, and locks its row until the transaction ends: shared for buying and
 * drawing, exclusive for disclosing the seed. Therefore a ticket cannot be obtained by a member who can know its
 * result, independent of the timestamp of a call.
 */
export async function isSecret(tx: Database, { id }: Pick<Draw, 'id'>): Promise<boolean> {
  const [row] = await tx
    .select({ toldAt: drawSeeds.toldAt })
    .from(drawSeeds)
    .where(eq(drawSeeds.draw, id))
    .for('share')
  return !row?.toldAt
}

/**
 * Ends the draw permanently after all transactions in progress have committed; its seed may be disclosed afterwards.
 */
export async function discloseSeed(db: Database, { id }: Pick<Draw, 'id'>, now: Date) {
  const isUntold = and(eq(drawSeeds.draw, id), isNull(drawSeeds.toldAt))
  await db.update(drawSeeds).set({ toldAt: now }).where(isUntold)
}

async function stored(db: Database, draw: string) {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.draw, draw))
  return row
}
