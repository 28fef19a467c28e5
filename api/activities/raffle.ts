// Enters members in open raffles: one entry per member, rewarded immediately, with additional tickets for invited
// friends. Converts raffles to the format of the API contract.
import { and, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { award } from '../rewards/award.ts'
import { campaigns, subjectOf, type Campaign } from '../catalog/campaigns.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { localDate } from '../locale/calendar.ts'
import { lastWholeDay } from '../locale/lastDay.ts'
import type { Language } from '../locale/language.ts'
import { notify } from '../notices/notify.ts'
import type { Member } from '../members/member.ts'
import { showable } from '../offers/silence.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { codeOf, friendOf, shortPathOf } from '../vouchers/index.ts'
import { isClosed, sealOf } from './raffleDraw.ts'
import { assertOpen, findCampaign, isFor, isPermitted, stateOf, type Raffle } from './rules.ts'
import { raffleDraws, raffleEntries as entries } from './tables.ts'

type Entry = typeof entries.$inferSelect
type Entrant = Pick<Member, 'id' | 'countryCode'>

type Source = { campaign: Campaign; raffle: Raffle }

/** Returns the raffle with this activity type, and its campaign. @throws NOT_FOUND */
export function raffleOf(activityType: string): Source {
  const campaign = findCampaign(({ raffle }) => raffle?.activityType === activityType)
  return { campaign, raffle: campaign.raffle ?? refuse('NOT_FOUND') }
}

/** @throws NOT_FOUND, NOT_ELIGIBLE, ACTIVITY_CLOSED, ALREADY_ENTERED */
export async function enter(
  db: Database,
  member: Entrant,
  { activityType, now }: { activityType: string; now: Date },
) {
  const { campaign, raffle } = raffleOf(activityType)
  assertOpen(campaign, member, now)
  const { id: memberId } = member
  return await db.transaction(async (tx) => {
    // Creates the seed before the first entry, so that the seed cannot be chosen after the entries are known.
    await sealOf(tx, campaign, { raffle, now })
    // Locks the row in `raffle_seeds` until the entry is stored: a concurrent draw waits for the entry, and an entry
    // that waited for a draw is rejected.
    if (await isClosed(tx, campaign.id, 'share')) refuse('ACTIVITY_CLOSED')
    const more = await ticketsForFriends(tx, memberId, { campaign, raffle, now })
    const [entry] = await tx
      .insert(entries)
      .values({
        id: newId(),
        activity: campaign.id,
        memberId,
        state: 'entered',
        tickets: 1 + more,
        enteredAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!entry) return refuse('ALREADY_ENTERED')
    const reference = `raffle:${campaign.id}:${memberId}`
    const subject = subjectOf(campaign.id)
    await award(tx, { memberId, prize: raffle.reward, source: 'raffle', subject, reference, now })
    return await shownEntry(tx, entry, { campaign, raffle })
  })
}

/**
 * Calculates the additional tickets of a member who joined the hub through a friend's link after the raffle opened. If
 * that friend has entered the raffle, also adds tickets to the friend's entry and notifies the friend.
 * @returns the number of additional tickets for the member
 */
async function ticketsForFriends(
  tx: Database,
  memberId: string,
  { campaign, raffle, now }: Source & { now: Date },
): Promise<number> {
  const { id: activity, from } = campaign
  const { friends } = raffle
  const referral = friends && (await friendOf(tx, memberId))
  if (!referral || referral.advocateId === memberId || referral.joinedAt < from) return 0
  const { tickets, most } = friends
  const [advocate] = await tx
    .update(entries)
    .set({ tickets: sql`least(${entries.tickets} + ${tickets}, ${most})` })
    .where(
      and(
        eq(entries.activity, activity),
        eq(entries.memberId, referral.advocateId),
        lt(entries.tickets, most),
      ),
    )
    .returning()
  if (advocate)
    await notify(tx, {
      memberId: advocate.memberId,
      kind: 'raffle-ticket',
      params: { tickets: advocate.tickets },
      reference: `raffle-friend:${activity}:${memberId}`,
      now,
    })
  return tickets
}

/** Returns the member's entries in the raffles of these campaigns, keyed by activity id. */
export async function entriesOf(db: Database, memberId: string, of: Campaign[]): Promise<Map<string, Entry>> {
  const raffles = of.flatMap(({ id, raffle }) => (raffle ? [id] : []))
  if (raffles.length === 0) return new Map()
  const rows = await entryRows(db).execute({ memberId, raffles })
  return new Map(rows.map((row) => [row.activity, row]))
}

const entryRows = prepared((db) => {
  const isDrawn = and(eq(raffleDraws.activity, entries.activity), isNotNull(raffleDraws.drawnAt))
  // After the draw, entries that did not win have the state `notDrawn`, even if their members are not notified yet.
  const state = sql<
    Entry['state']
  >`case when ${raffleDraws.drawnAt} is not null and ${entries.state} = 'entered' then 'notDrawn' else ${entries.state} end`
  return db
    .select({ ...getTableColumns(entries), state })
    .from(entries)
    .leftJoin(raffleDraws, isDrawn)
    .where(
      and(
        eq(entries.memberId, sql.placeholder('memberId')),
        sql`${entries.activity} = any(${sql.placeholder('raffles')})`,
      ),
    )
    .prepare('raffle_entries_of_member')
})

/** Returns true if the member has entered the raffle of the campaign. */
export const hasEntered = async (db: Database, memberId: string, campaign: Campaign): Promise<boolean> =>
  (await entriesOf(db, memberId, [campaign])).size > 0

export async function shownEntry(
  db: Database,
  { id, memberId, state, enteredAt, tickets }: Entry,
  { campaign: { year, campaign, offline }, raffle }: Source,
): Promise<components['schemas']['RaffleEntry']> {
  const { activityType, reward, friends } = raffle
  // A link to a campaign that is switched off would lead friends to an error page.
  const code = friends && !offline ? await codeOf(db, memberId) : null
  return {
    id,
    activityType,
    state,
    enteredAt: enteredAt.toISOString(),
    reward,
    tickets,
    sharePath: code && `/activity/${year}/${campaign}?linkCode=${code}`,
    shortPath: code && `${shortPathOf(code)}/${year}/${campaign}`,
  }
}

/**
 * Returns the raffles that the member can still enter, sorted by their end. Excludes raffles that the member has
 * entered.
 */
export async function rafflesToEnter(
  db: Database,
  member: Member,
  { language, now }: { language: Language; now: Date },
) {
  const open = showable(campaigns()[language], member).filter(
    (campaign) =>
      campaign.raffle !== null &&
      !campaign.offline &&
      isFor(campaign, member.countryCode) &&
      isPermitted(campaign, member) &&
      stateOf(campaign, now) === 'open',
  )
  const entered = await entriesOf(db, member.id, open)
  return (
    open
      .filter(({ id }) => !entered.has(id))
      .toSorted((a, b) => a.to.getTime() - b.to.getTime())
      // A raffle closes at the same instant worldwide. Therefore its last day for the member is the last date that ends
      // before this instant in the member's time zone.
      .filter(({ to }) => localDate(now, member.timeZone) <= lastWholeDay(to, member.timeZone))
      .map(({ id, year, campaign, title, picture, to, raffle }) => ({
        id,
        name: title,
        picture,
        lastDay: lastWholeDay(to, member.timeZone),
        coins: raffle?.reward.coins ?? 0,
        path: `/activity/${year}/${campaign}`,
      }))
  )
}

/** Returns the public data of the raffle. */
export async function offerOf(
  db: Database,
  campaign: Campaign,
  { raffle, now }: { raffle: Raffle; now: Date },
): Promise<components['schemas']['RaffleOffer']> {
  const { activityType, reward, winners, winnersReward, friends } = raffle
  const state = stateOf(campaign, now)
  const [drawn] = await db
    .select({ tickets: raffleDraws.ticketCount })
    .from(raffleDraws)
    .where(and(eq(raffleDraws.activity, campaign.id), isNotNull(raffleDraws.drawnAt)))
  const seal = await sealOf(db, campaign, { raffle, now })
  return {
    activityType,
    reward,
    winners: seal?.winners ?? winners,
    winnersReward: seal?.winnersReward ?? winnersReward,
    friends,
    state: state === 'past' ? (drawn ? 'drawn' : 'closed') : state,
    drawnAt: campaign.to.toISOString(),
    shownUntil: campaign.keepsPage ? null : (campaign.shownUntil?.toISOString() ?? null),
    tickets: drawn ? drawn.tickets : await ticketsIn(db, campaign.id),
    seedHash: seal?.seedHash ?? null,
  }
}

async function ticketsIn(db: Database, activity: string): Promise<number> {
  const [row] = await db
    .select({ tickets: sql`coalesce(sum(${entries.tickets}), 0)`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.activity, activity))
  return row?.tickets ?? 0
}
