// Creates the seed of a raffle at its opening, draws the winners after its end, and publishes the draw proof (decision
// 0008).
import { createHash } from 'node:crypto'
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { campaigns, subjectOf, type Campaign } from '../catalog/campaigns.ts'
import { newSeed, seedHashOf } from '../games/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Send } from '../integrations/integrations.ts'
import { notify } from '../notices/notify.ts'
import { award } from '../rewards/award.ts'
import { members } from '../members/tables.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { outcomeMail } from './activityMails.ts'
import { ticketsAfter, winnersOf, writeDownTickets } from './raffleTickets.ts'
import { findCampaign, stateOf, type Raffle } from './rules.ts'
import { raffleDraws, raffleEntries as entries, raffleSeeds } from './tables.ts'

/**
 * Returns the raffle's seed, which is secret until the draw, and the number and prize of winners. The first call
 * after the opening stores these values. Before the opening, returns `null`.
 */
export async function sealOf(
  db: Database,
  campaign: Campaign,
  { raffle: { winners, winnersReward }, now }: { raffle: Raffle; now: Date },
) {
  if (stateOf(campaign, now) === 'ahead') return null
  const stored = async () => {
    const [row] = await db.select().from(raffleSeeds).where(eq(raffleSeeds.activity, campaign.id))
    return row
  }
  const storedSeed = await stored()
  if (storedSeed) return storedSeed
  const seed = newSeed()
  const seedRow = {
    activity: campaign.id,
    seed,
    seedHash: seedHashOf(seed),
    winners,
    winnersReward,
    madeAt: now,
  }
  // If two calls create the seed concurrently, the second insert has no effect, and both calls return the seed of the
  // first insert.
  await db.insert(raffleSeeds).values(seedRow).onConflictDoNothing()
  return (await stored()) ?? seedRow
}

/**
 * Returns true if the raffle is closed for entries. Locks the row of the raffle in `raffle_seeds` until the transaction
 * ends: entries share the lock, and the draw takes it exclusively.
 */
export async function isClosed(tx: Database, activity: string, lock: 'share' | 'update'): Promise<boolean> {
  await tx
    .select({ activity: raffleSeeds.activity })
    .from(raffleSeeds)
    .where(eq(raffleSeeds.activity, activity))
    .for(lock)
  const closed = await tx
    .select({ activity: raffleDraws.activity })
    .from(raffleDraws)
    .where(eq(raffleDraws.activity, activity))
  return closed.length > 0
}

/** Returns campaigns with an ended raffle, keyed by campaign id. */
const endedRaffles = (now: Date) =>
  new Map(
    campaigns().en.flatMap((campaign) =>
      campaign.raffle && stateOf(campaign, now) === 'past'
        ? [[campaign.id, { campaign, raffle: campaign.raffle }] as const]
        : [],
    ),
  )

/**
 * Draws the winners of each ended raffle that is not drawn yet; `notifyRaffles` grants the prizes.
 * @throws AggregateError with the failures, after all other raffles have been drawn
 */
export async function drawRaffles(db: Database, now: Date, portion: Portion = {}) {
  const over = [...endedRaffles(now).values()].toSorted((a, b) => (a.campaign.id < b.campaign.id ? -1 : 1))
  await eachInBatches({
    ...portion,
    next: async ({ after = '', only }) =>
      over.flatMap(({ campaign, raffle }) =>
        campaign.id > after && campaign.id === (only ?? campaign.id)
          ? [{ id: campaign.id, campaign, raffle }]
          : [],
      ),
    work: ({ campaign, raffle }) => draw(db, campaign, { raffle, now, stop: portion.stop }),
  })
}

type Drawing = { now: Date; stop: AbortSignal | undefined }

/**
 * Closes the raffle, records its tickets and draws the winners; a repeated or concurrent run produces the same result.
 */
async function draw(
  db: Database,
  campaign: Campaign,
  { raffle, now, stop }: Drawing & { raffle: Raffle },
): Promise<void> {
  const activity = campaign.id
  const seal = await close(db, campaign, { raffle, now })
  const isUndrawn = and(eq(raffleDraws.activity, activity), isNull(raffleDraws.drawnAt))
  const [undrawn] = await db.select().from(raffleDraws).where(isUndrawn)
  if (!seal || !undrawn) return
  await writeDownTickets(db, activity, stop)
  const { won, ticketCount } = await winnersOf(db, activity, { seal, stop })
  if (stop?.aborted) return
  await db.transaction(async (tx) => {
    const drawn = await tx
      .update(raffleDraws)
      .set({ drawnAt: now, won, ticketCount })
      .where(isUndrawn)
      .returning()
    if (drawn.length === 0) return
    await tx
      .update(entries)
      .set({ state: 'won' })
      // The condition on `toldAt` is always true here, because no member is notified before the draw. With this
      // condition, the query can use the partial index of entries whose members are not notified yet.
      .where(and(eq(entries.activity, activity), inArray(entries.id, won), isNull(entries.toldAt)))
  })
}

/** Closes the raffle for entries. @returns the row with the seed, its hash and the number of winners */
async function close(db: Database, campaign: Campaign, { raffle, now }: { raffle: Raffle; now: Date }) {
  return await db.transaction(async (tx) => {
    const seal = await sealOf(tx, campaign, { raffle, now })
    if (seal && !(await isClosed(tx, campaign.id, 'update')))
      await tx.insert(raffleDraws).values({ activity: campaign.id })
    return seal
  })
}

type Entry = typeof entries.$inferSelect

/**
 * Time until which only this worker may send the email. If this worker has not recorded the sending by then, another
 * worker sends the email again.
 */
const untilMailed = sql`now() + interval '10 seconds'`

/**
 * Notifies all participants of drawn raffles and grants the prizes. Each participant has a separate transaction, so
 * that thousands of winners do not block other work. The email is sent after the commit. If the worker died before it
 * recorded the sending, the email is sent again with the same id.
 * @throws AggregateError with the failures, after all other entries have been processed
 */
export async function notifyRaffles(
  db: Database,
  now: Date,
  { send, portion = {} }: { send?: Send; portion?: Portion } = {},
) {
  const over = endedRaffles(now)
  const prizes = await prizesOf(db, [...over.keys()])
  const isDue = and(
    inArray(entries.activity, [...over.keys()]),
    exists(
      db
        .select({ one: sql`1` })
        .from(raffleDraws)
        .where(and(eq(raffleDraws.activity, entries.activity), isNotNull(raffleDraws.drawnAt))),
    ),
    // Adds the condition of the partial index to the query, so that the query can use this index.
    or(isNull(entries.toldAt), isNotNull(entries.mailAt)),
    or(isNull(entries.mailAt), isMailDue),
  )
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select()
        .from(entries)
        .where(and(isDue, within(entries.id, span)))
        .orderBy(asc(entries.id))
        .limit(batchSize),
    work: async (entry) => {
      const current = over.get(entry.activity)?.raffle
      if (!current) return
      const raffle = { winnersReward: prizes.get(entry.activity) ?? current.winnersReward }
      const isOurs = entry.toldAt
        ? await take(db, entry, { change: { mailAt: untilMailed }, isStill: isMailDue })
        : await db.transaction((tx) => notifyEntrant(tx, entry, { raffle, now }))
      if (isOurs && send) await mail(db, entry, { raffle, send })
    },
  })
}

/** Returns the prizes of winners that were fixed at the opening of raffles, by campaign. */
async function prizesOf(db: Database, ids: string[]) {
  const { activity, winnersReward } = raffleSeeds
  const rows = await db.select({ activity, winnersReward }).from(raffleSeeds).where(inArray(activity, ids))
  return new Map(rows.map((row) => [row.activity, row.winnersReward]))
}

type Prize = Pick<Raffle, 'winnersReward'>

const isMailDue = lte(entries.mailAt, sql`now()`)

/**
 * Updates a raffle entry, unless a concurrent call has changed the entry so that it no longer meets the condition
 * `isStill`. @returns true if this call updated the entry
 */
async function take(
  db: Database,
  { activity, memberId }: Entry,
  { change, isStill }: { change: PgUpdateSetSource<typeof entries>; isStill?: SQL },
) {
  const updatedRows = await db
    .update(entries)
    .set(change)
    .where(and(eq(entries.activity, activity), eq(entries.memberId, memberId), isStill))
    .returning({ id: entries.id })
  return updatedRows.length > 0
}

/** @returns true if this call notified the member */
async function notifyEntrant(tx: Database, entry: Entry, { raffle, now }: { raffle: Prize; now: Date }) {
  const { activity, memberId } = entry
  const state = entry.state === 'won' ? 'won' : 'notDrawn'
  const change = { toldAt: now, mailAt: untilMailed, state } as const
  if (!(await take(tx, entry, { change, isStill: isNull(entries.toldAt) }))) return false
  const about = { memberId, reference: referenceOf(entry), now }
  if (state === 'won') {
    const prize = raffle.winnersReward
    const reference = `raffle-win:${activity}:${memberId}`
    await award(tx, { memberId, prize, source: 'raffle', subject: subjectOf(activity), reference, now })
    await notify(tx, { ...about, kind: 'raffle-won', params: { coins: prize.coins } })
  } else await notify(tx, { ...about, kind: 'raffle-drawn', params: {} })
  return true
}

const referenceOf = ({ activity }: Entry) => `raffle-drawn:${activity}`

/** Sends an email to members who have an email address and an active account. */
async function mail(
  db: Database,
  entry: Entry,
  { raffle: { winnersReward }, send }: { raffle: Prize; send: Send },
) {
  const { memberId, state } = entry
  const [member] = await db
    .select({ email: members.email, country: members.countryCode, erasesAt: members.erasesAt })
    .from(members)
    .where(eq(members.id, memberId))
  if (member && member.email !== null && member.erasesAt === null) {
    const coins = state === 'won' ? winnersReward.coins : null
    // The entry id is public and must not appear next to an email address, so the email has a hashed id.
    const id = createHash('sha256')
      .update(`${referenceOf(entry)}:${memberId}`)
      .digest('hex')
    await send({ ...outcomeMail(member.email, member.country, coins), id })
  }
  await take(db, entry, { change: { mailAt: null } })
}

/** @throws NOT_FOUND for an unknown raffle, DRAW_RUNNING before the draw */
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
    .where(and(eq(raffleDraws.activity, id), isNotNull(raffleDraws.drawnAt)))
  if (!drawn) return refuse('DRAW_RUNNING', { reasons: [{ code: 'NOT_OVER' }], nextDate: to.toISOString() })
  const { ticketCount, won } = drawn.raffle_draws
  const { seed, seedHash, winners } = drawn.raffle_seeds
  const rest = await ticketsAfter(db, id, { after: cursor ?? '', limit: limit + 1 })
  const items = rest.slice(0, limit)
  const nextCursor = rest.length > limit ? (items.at(-1) ?? null) : null
  return { activityType, seed, seedHash, winners, tickets: ticketCount, won, items, nextCursor }
}
