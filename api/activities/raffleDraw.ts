// Binds a raffle to its seed from the moment it opens, draws it once it has ended, and proves it afterwards (decision 0008).
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

/** Its seed, secret until it is drawn, and how many win; made now where nobody asked before, `null` before it opens. */
export async function sealOf(
  db: Database,
  campaign: Campaign,
  { raffle: { winners }, now }: { raffle: Raffle; now: Date },
) {
  if (stateOf(campaign, now) === 'ahead') return null
  const stored = async () => {
    const [row] = await db.select().from(raffleSeeds).where(eq(raffleSeeds.activity, campaign.id))
    return row
  }
  const storedSeed = await stored()
  if (storedSeed) return storedSeed
  const seed = newSeed()
  const seedRow = { activity: campaign.id, seed, seedHash: seedHashOf(seed), winners, madeAt: now }
  // Of two that bind it at once the first stays, and both read that.
  await db.insert(raffleSeeds).values(seedRow).onConflictDoNothing()
  return (await stored()) ?? seedRow
}

/**
 * Whether nobody enters the raffle any more, asked with its seal locked until the transaction ends: who enters shares it, and
 * who closes it has it alone.
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

/** The raffles that have ended, by the id of their campaign. */
const endedRaffles = (now: Date) =>
  new Map(
    campaigns.en.flatMap((campaign) =>
      campaign.raffle && stateOf(campaign, now) === 'past'
        ? [[campaign.id, { campaign, raffle: campaign.raffle }] as const]
        : [],
    ),
  )

/**
 * Draws the winners of every raffle that has ended and is not drawn yet; `tellOfRaffles` gives them what they won.
 * @throws AggregateError with what failed, once all others are done
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

/** Closed, written down and drawn, a piece at a time: whoever comes after one that was stopped, or beside it, finds the same. */
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
      // Nobody is told yet: the index of those who are not serves it.
      .where(and(eq(entries.activity, activity), inArray(entries.id, won), isNull(entries.toldAt)))
  })
}

/** From here on nobody enters. @returns its seal */
async function close(db: Database, campaign: Campaign, { raffle, now }: { raffle: Raffle; now: Date }) {
  return await db.transaction(async (tx) => {
    const seal = await sealOf(tx, campaign, { raffle, now })
    if (seal && !(await isClosed(tx, campaign.id, 'update')))
      await tx.insert(raffleDraws).values({ activity: campaign.id })
    return seal
  })
}

type Entry = typeof entries.$inferSelect

/** Leaves time for a mail to be taken; whoever has not noted by then that it was has died. */
const untilMailed = sql`now() + interval '10 seconds'`

/**
 * Tells all who took part in a raffle that is drawn, and gives the winners what they won: each in a transaction of their own, so
 * that with thousands of winners nobody waits for all of them. A mail leaves after that, and again where nobody lived to note that it
 * did: as the same mail, by its id.
 * @throws AggregateError with what failed, once all others are done
 */
export async function tellOfRaffles(
  db: Database,
  now: Date,
  { send, portion = {} }: { send?: Send; portion?: Portion } = {},
) {
  const over = endedRaffles(now)
  const isDue = and(
    inArray(entries.activity, [...over.keys()]),
    exists(
      db
        .select({ one: sql`1` })
        .from(raffleDraws)
        .where(and(eq(raffleDraws.activity, entries.activity), isNotNull(raffleDraws.drawnAt))),
    ),
    // As the index has it.
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
      const raffle = over.get(entry.activity)?.raffle
      if (!raffle) return
      const isOurs = entry.toldAt
        ? await take(db, entry, { change: { mailAt: untilMailed }, isStill: isMailDue })
        : await db.transaction((tx) => tell(tx, entry, { raffle, now }))
      if (isOurs && send) await mail(db, entry, { raffle, send })
    },
  })
}

const isMailDue = lte(entries.mailAt, sql`now()`)

/** Changes an entry that is still as it was. @returns whether nobody else was first */
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

/** @returns whether nobody else was first */
async function tell(tx: Database, entry: Entry, { raffle, now }: { raffle: Raffle; now: Date }) {
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

/** Mails whoever can be reached by e-mail and stays. */
async function mail(
  db: Database,
  entry: Entry,
  { raffle: { winnersReward }, send }: { raffle: Raffle; send: Send },
) {
  const { memberId, state } = entry
  const [member] = await db
    .select({ email: members.email, country: members.countryCode, erasesAt: members.erasesAt })
    .from(members)
    .where(eq(members.id, memberId))
  if (member && member.email !== null && member.erasesAt === null) {
    const coins = state === 'won' ? winnersReward.coins : null
    // The entry's own id is public, and must not be found beside an address.
    const id = createHash('sha256')
      .update(`${referenceOf(entry)}:${memberId}`)
      .digest('hex')
    await send({ ...outcomeMail(member.email, member.country, coins), id })
  }
  await take(db, entry, { change: { mailAt: null } })
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
    .where(and(eq(raffleDraws.activity, id), isNotNull(raffleDraws.drawnAt)))
  if (!drawn) return refuse('DRAW_RUNNING', { reasons: [{ code: 'NOT_OVER' }], nextDate: to.toISOString() })
  const { ticketCount, won } = drawn.raffle_draws
  const { seed, seedHash, winners } = drawn.raffle_seeds
  const rest = await ticketsAfter(db, id, { after: cursor ?? '', limit: limit + 1 })
  const items = rest.slice(0, limit)
  const nextCursor = rest.length > limit ? (items.at(-1) ?? null) : null
  return { activityType, seed, seedHash, winners, tickets: ticketCount, won, items, nextCursor }
}
