// Fixes the seed, the prizes and their weights when a draw opens, and publishes the hash of the seed as a commitment.
// The seed is secret until the end of the draw, and later changes of the catalog do not affect the weights.
import { and, eq, isNull } from 'drizzle-orm'
import type { Draw, DrawPrize } from '../catalog/draws.ts'
import type { Database } from '../store/store.ts'
import { newSeed, seedHashOf } from './odds.ts'
import { drawPhase } from './seasons.ts'
import { drawSeeds } from './tables.ts'

/**
 * Seed and weights that were fixed at the opening of a draw. Do not export them from this folder, because `seed` is
 * secret until the draw has ended.
 */
export type Commitment = { seed: string; seedHash: string; prizes: DrawPrize[] }

/**
 * Returns the seed and the weights of the draw. The first call after the opening stores them, and they never change.
 * Before the opening, returns `null`.
 */
export async function commitmentOf(db: Database, draw: Draw, now: Date): Promise<Commitment | null> {
  if (drawPhase(draw, now) === 'ahead') return null
  const row = (await stored(db, draw.id)) ?? (await commit(db, draw, now))
  const prizes = row.weights.map(({ prize: id, weight, terms }) => {
    // Reads the name, picture and stock in the current version, because they may be corrected or increased.
    const prize = draw.prizes.find((candidate) => candidate.id === id) ?? terms
    if (!prize) throw new Error(`Catalog has no prize ${id} of ${draw.id}.`)
    return { ...prize, prize: terms?.prize ?? prize.prize, weight }
  })
  return { seed: row.seed, seedHash: row.seedHash, prizes }
}

async function commit(db: Database, { id, prizes }: Draw, now: Date) {
  const seed = newSeed()
  const weights = prizes.map((prize) => ({ prize: prize.id, weight: prize.weight, terms: prize }))
  const seedRow = { draw: id, seed, seedHash: seedHashOf(seed), weights, madeAt: now }
  // If two calls create the seed concurrently, the second insert has no effect, and both calls return the seed of the
  // first insert.
  await db.insert(drawSeeds).values(seedRow).onConflictDoNothing()
  return (await stored(db, id)) ?? { ...seedRow, toldAt: null }
}

/**
 * Returns true if the seed is still secret. Locks the row of the seed until the transaction ends: buying and drawing
 * share the lock, and `discloseSeed` takes it exclusively. Therefore no member can get a ticket after the seed was
 * disclosed, even if the clock of a server is behind.
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
 * Ends the draw permanently, after waiting for transactions that buy tickets or draw prizes. Afterwards, callers may
 * disclose the seed.
 */
export async function discloseSeed(db: Database, { id }: Pick<Draw, 'id'>, now: Date) {
  const isUntold = and(eq(drawSeeds.draw, id), isNull(drawSeeds.toldAt))
  await db.update(drawSeeds).set({ toldAt: now }).where(isUntold)
}

async function stored(db: Database, draw: string) {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.draw, draw))
  return row
}
