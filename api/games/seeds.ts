// Binds a draw from the moment it first opens on this store: to a seed, secret until it is over, and the weights in their
// order. Whatever the catalogue says later, tickets draw from these.
import { and, eq, isNull } from 'drizzle-orm'
import type { Draw, DrawPrize } from '../catalog/draws.ts'
import type { Database } from '../store/store.ts'
import { newSeed, seedHashOf } from './odds.ts'
import { drawPhase } from './seasons.ts'
import { drawSeeds } from './tables.ts'

/** For this folder only: `seed` may leave the server when the draw is over, not before. */
export type Commitment = { seed: string; seedHash: string; prizes: DrawPrize[] }

/** What the draw is bound to, made now where nobody asked before; `null` before it opens. */
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
  // Of two that commit at once the first stays, and both read that.
  await db.insert(drawSeeds).values(seedRow).onConflictDoNothing()
  return (await stored(db, id)) ?? { ...seedRow, toldAt: null }
}

/**
 * Whether the seed is still a secret, asked with its row locked until the transaction ends: who buys or draws shares it, and
 * whoever tells the seed has it alone. So no ticket is had by somebody who can know what it wins, whatever time a call has read.
 */
export async function isSecret(tx: Database, { id }: Pick<Draw, 'id'>): Promise<boolean> {
  const [row] = await tx
    .select({ toldAt: drawSeeds.toldAt })
    .from(drawSeeds)
    .where(eq(drawSeeds.draw, id))
    .for('share')
  return !row?.toldAt
}

/** Ends the draw for good, once all that began in time is kept: its seed may be told from then on. */
export async function discloseSeed(db: Database, { id }: Pick<Draw, 'id'>, now: Date) {
  const isUntold = and(eq(drawSeeds.draw, id), isNull(drawSeeds.toldAt))
  await db.update(drawSeeds).set({ toldAt: now }).where(isUntold)
}

async function stored(db: Database, draw: string) {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.draw, draw))
  return row
}
