// Raffles: one entry a member, rewarded at once; when the window has ended the winners are drawn, once.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import { refuse } from '../http/refuse.ts'
import type { Member } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { assertOpen, findCampaign, stateOf } from './rules.ts'
import { raffleDraws, raffleEntries as entries } from './tables.ts'

type Raffle = NonNullable<Campaign['raffle']>

/** The campaign and raffle of an activity type. @throws NOT_FOUND */
export function raffleOf(activityType: string): { campaign: Campaign; raffle: Raffle } {
  const campaign = findCampaign(({ raffle }) => raffle?.activityType === activityType)
  return { campaign, raffle: campaign.raffle ?? refuse('NOT_FOUND') }
}

/** @throws NOT_FOUND, NOT_ELIGIBLE, ACTIVITY_CLOSED, ALREADY_ENTERED */
export async function enter(db: Database, member: Member, activityType: string, now: Date) {
  const { campaign, raffle } = raffleOf(activityType)
  assertOpen(campaign, member, now)
  const { id: memberId } = member
  return await db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(entries)
      .values({ activity: campaign.id, memberId, state: 'entered', enteredAt: now })
      .onConflictDoNothing()
      .returning()
    if (!entry) return refuse('ALREADY_ENTERED')
    const reference = `raffle:${campaign.id}:${memberId}`
    await award(tx, { memberId, prize: raffle.reward, source: 'raffle', reference, now })
    return shown(entry, raffle)
  })
}

/** The member's entries in the raffles of these campaigns, by activity. */
export async function entriesOf(db: Database, memberId: string, of: Campaign[]) {
  const raffles = new Map(of.flatMap(({ id, raffle }) => (raffle ? [[id, raffle] as const] : [])))
  if (raffles.size === 0) return new Map<string, ReturnType<typeof shown>>()
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.memberId, memberId), inArray(entries.activity, [...raffles.keys()])))
  return new Map(
    rows.flatMap((row) => {
      const raffle = raffles.get(row.activity)
      return raffle ? [[row.activity, shown(row, raffle)] as const] : []
    }),
  )
}

/** Draws the winners of every raffle that has ended and is not drawn yet. To be called now and then. */
export async function drawRaffles(db: Database, now: Date) {
  for (const campaign of campaigns.en) if (campaign.raffle) await draw(db, campaign, campaign.raffle, now)
}

/** Each entry has the same chance. @returns the winners, none where it is too early or drawn already */
async function draw(db: Database, campaign: Campaign, raffle: Raffle, now: Date): Promise<string[]> {
  if (stateOf(campaign, now) !== 'past') return []
  const activity = campaign.id
  return await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(raffleDraws)
      .values({ activity, drawnAt: now })
      .onConflictDoNothing()
      .returning()
    if (!first) return []
    // The database's random ids come from a cryptographic source, its random() does not.
    const drawn = await tx
      .select({ memberId: entries.memberId })
      .from(entries)
      .where(eq(entries.activity, activity))
      .orderBy(sql`gen_random_uuid()`)
      .limit(raffle.winners)
    const winners = drawn.map(({ memberId }) => memberId)
    await tx.update(entries).set({ state: 'notDrawn' }).where(eq(entries.activity, activity))
    if (winners.length > 0)
      await tx
        .update(entries)
        .set({ state: 'won' })
        .where(and(eq(entries.activity, activity), inArray(entries.memberId, winners)))
    // In one order for everybody, so that two draws that give to the same members do not wait for each other.
    for (const memberId of winners.toSorted()) {
      const reference = `raffle-win:${activity}:${memberId}`
      await award(tx, { memberId, prize: raffle.winnersReward, source: 'raffle', reference, now })
    }
    return winners
  })
}

const shown = ({ state, enteredAt }: typeof entries.$inferSelect, { activityType, reward }: Raffle) => ({
  activityType,
  state,
  enteredAt: enteredAt.toISOString(),
  reward,
})
