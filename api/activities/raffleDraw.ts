// What a raffle is bound to from the moment it opens, its draw once it has ended, and the proof afterwards (decision 0008).
import { and, eq, inArray } from 'drizzle-orm'
import type { components } from '../../generated/schema.d.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import { newSeed, seedHashOf } from '../games/index.ts'
import { refuse } from '../http/refuse.ts'
import type { MessageSender } from '../integrations/integrations.ts'
import { notify } from '../notices/notify.ts'
import { award } from '../rewards/award.ts'
import { members } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { outcomeMail } from './activityMails.ts'
import { drawnFrom, ticketsOf } from './raffleRules.ts'
import { findCampaign, stateOf, type Raffle } from './rules.ts'
import { raffleDraws, raffleEntries as entries, raffleSeeds } from './tables.ts'

/** Its seed, secret until it is drawn, and how many win; made now where nobody asked before, `null` before it opens. */
export async function sealOf(db: Database, campaign: Campaign, { winners }: Raffle, now: Date) {
  if (stateOf(campaign, now) === 'ahead') return null
  const stored = async () => {
    const [row] = await db.select().from(raffleSeeds).where(eq(raffleSeeds.activity, campaign.id))
    return row
  }
  const known = await stored()
  if (known) return known
  const seed = newSeed()
  const made = { activity: campaign.id, seed, seedHash: seedHashOf(seed), winners, madeAt: now }
  // Of two that bind it at once the first stays, and both read that.
  await db.insert(raffleSeeds).values(made).onConflictDoNothing()
  return (await stored()) ?? made
}

/** Draws the winners of every raffle that has ended and is not drawn yet, and tells all who took part. To be called now and then. */
export async function drawRaffles(db: Database, now: Date, send?: MessageSender['send'], stop?: AbortSignal) {
  for (const campaign of campaigns.en) {
    const { raffle } = campaign
    const outcome = raffle && (await draw(db, campaign, raffle, now))
    if (!outcome || !send) continue
    for (const mail of await mailsTo(db, outcome, raffle)) {
      if (stop?.aborted) return
      await send(mail)
    }
  }
}

type Outcome = { memberId: string; hasWon: boolean }[]

/** @returns everybody who took part; nothing where it is too early or drawn already */
async function draw(
  db: Database,
  campaign: Campaign,
  raffle: Raffle,
  now: Date,
): Promise<Outcome | undefined> {
  if (stateOf(campaign, now) !== 'past') return undefined
  const activity = campaign.id
  return await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(raffleDraws)
      .values({ activity, drawnAt: now, tickets: [], won: [] })
      .onConflictDoNothing()
      .returning()
    const seal = first && (await sealOf(tx, campaign, raffle, now))
    if (!seal) return undefined
    const rows = await tx.select().from(entries).where(eq(entries.activity, activity))
    const tickets = rows.flatMap(ticketsOf).toSorted()
    const won = drawnFrom(seal.seed, tickets, seal.winners)
    await tx.update(raffleDraws).set({ tickets, won }).where(eq(raffleDraws.activity, activity))
    await tx.update(entries).set({ state: 'notDrawn' }).where(eq(entries.activity, activity))
    if (won.length > 0)
      await tx
        .update(entries)
        .set({ state: 'won' })
        .where(and(eq(entries.activity, activity), inArray(entries.id, won)))
    const winners = new Set(won)
    // In one order for everybody, so that two draws that give to the same members do not wait for each other.
    const everybody = rows
      .map(({ id, memberId }) => ({ memberId, hasWon: winners.has(id) }))
      .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
    for (const { memberId, hasWon } of everybody) {
      if (hasWon) {
        const reference = `raffle-win:${activity}:${memberId}`
        await award(tx, { memberId, prize: raffle.winnersReward, source: 'raffle', reference, now })
      }
      await notify(tx, {
        ...{ memberId, kind: hasWon ? 'raffle-won' : 'raffle-drawn' },
        ...{ params: { coins: raffle.winnersReward.coins }, reference: `raffle-drawn:${activity}`, now },
      })
    }
    return everybody
  })
}

/** To those who can be reached by e-mail and stay. */
async function mailsTo(db: Database, outcome: Outcome, { winnersReward }: Raffle) {
  const ids = outcome.map(({ memberId }) => memberId)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: members.id,
      email: members.email,
      country: members.countryCode,
      erasesAt: members.erasesAt,
    })
    .from(members)
    .where(inArray(members.id, ids))
  const winners = new Set(outcome.flatMap(({ memberId, hasWon }) => (hasWon ? [memberId] : [])))
  return rows.flatMap(({ id, email, country, erasesAt }) =>
    email === null || erasesAt !== null
      ? []
      : [outcomeMail(email, country, winners.has(id) ? winnersReward.coins : null)],
  )
}

/** @throws NOT_FOUND, DRAW_RUNNING until it is drawn */
export async function proofOf(
  db: Database,
  activityType: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<components['schemas']['RaffleProof']> {
  const { id, to } = findCampaign(({ raffle }) => raffle?.activityType === activityType)
  const [drawn] = await db
    .select()
    .from(raffleDraws)
    .innerJoin(raffleSeeds, eq(raffleSeeds.activity, raffleDraws.activity))
    .where(eq(raffleDraws.activity, id))
  if (!drawn) return refuse('DRAW_RUNNING', { reasons: [{ code: 'NOT_OVER' }], nextDate: to.toISOString() })
  const { tickets, won } = drawn.raffle_draws
  const { seed, seedHash, winners } = drawn.raffle_seeds
  const rest = cursor === undefined ? tickets : tickets.filter((ticket) => ticket > cursor)
  const items = rest.slice(0, limit)
  const nextCursor = rest.length > limit ? (items.at(-1) ?? null) : null
  return { activityType, seed, seedHash, winners, tickets: tickets.length, won, items, nextCursor }
}
