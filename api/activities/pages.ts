// Returns the list of activities and the page of a campaign, with the member's participation.
import { and, eq, ne } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { campaigns, type Campaign } from '../catalog/campaigns.ts'
import type { Language } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import type { Member } from '../members/member.ts'
import { showable } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { shownBlock } from './blocks.ts'
import { eventWithPlaces, registrationsOf } from './events.ts'
import { entriesOf, offerOf, shownEntry } from './raffle.ts'
import { activityStatusOf, asEntrant, isFor, isPermitted, stateOf } from './rules.ts'
import { isSignedIn } from './signIn.ts'
import { activityJoins, activitySignIns, eventRegistrations, raffleEntries } from './tables.ts'

type Schemas = components['schemas']
type Wanted = {
  cursor?: string
  limit: number
  state?: Schemas['ActivityState']
  mine: boolean
  everywhere: boolean
}

/**
 * Returns a page of the activities that match the filters, newest first. Omits activities that are switched off, except
 * from the list `mine` of a member who has entered their raffle. Returns an empty page for an unknown cursor.
 */
export async function activitiesOf(
  db: Database,
  member: Member,
  { cursor, limit, state, mine, everywhere, language, now }: Wanted & { language: Language; now: Date },
): Promise<Schemas['ActivityPage']> {
  const joinedIds = mine ? await takenPartIn(db, member.id) : undefined
  const each = showable(campaigns()[language], member)
  const offline = each.filter((campaign) => campaign.offline)
  const entered = mine ? await entriesOf(db, member.id, offline) : new Map<string, unknown>()
  const all = each.filter(
    (campaign) =>
      (!campaign.offline || entered.has(campaign.id)) &&
      (everywhere || isFor(campaign, member.countryCode)) &&
      (joinedIds === undefined || joinedIds.has(campaign.id)) &&
      (state === undefined || stateOf(campaign, now) === state),
  )
  const before = all.findIndex(({ id }) => id === cursor)
  const begin = cursor === undefined ? 0 : before < 0 ? all.length : before + 1
  const { items, nextCursor } = page(all.slice(begin, begin + limit + 1), limit)
  const registrations = await registrationsOf(db, member.id, idsWith(items, 'event'))
  const entries = await entriesOf(db, member.id, items)
  return {
    items: items.map((campaign) => ({
      ...headOf(campaign, now),
      activityStatus: activityStatusOf(entered.has(campaign.id) ? asEntrant(campaign) : campaign, now),
      hasPermission: isPermitted(campaign, member),
      joining: joiningOf(campaign),
      inRegion: isFor(campaign, member.countryCode),
      registration: registrations.get(campaign.id) ?? null,
      raffle: entries.get(campaign.id)?.state ?? null,
    })),
    nextCursor,
  }
}

/**
 * Returns the ids of activities that the member takes part in. Excludes events at which the member canceled the place.
 */
async function takenPartIn(db: Database, memberId: string): Promise<ReadonlySet<string>> {
  const of = (table: typeof activityJoins | typeof activitySignIns | typeof raffleEntries) =>
    db.select({ activity: table.activity }).from(table).where(eq(table.memberId, memberId))
  const rows = await union(
    of(activityJoins),
    of(activitySignIns),
    of(raffleEntries),
    db
      .select({ activity: eventRegistrations.activity })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.memberId, memberId), ne(eventRegistrations.state, 'cancelled'))),
  )
  return new Set(rows.map(({ activity }) => activity))
}

export async function campaignPage(
  db: Database,
  campaign: Campaign,
  { member, now }: { member: Member | null; now: Date },
): Promise<Schemas['Campaign']> {
  const { id, event, raffle, signIn, blocks } = campaign
  const offer = raffle && (await offerOf(db, campaign, { raffle, now }))
  return {
    ...headOf(campaign, now),
    joining: joiningOf(campaign),
    event: event && (await eventWithPlaces(db, id, { event, now })),
    raffle: offer,
    signIn,
    blocks: blocks.flatMap((block) => shownBlock(block, { campaign, offer, viewer: member, now })),
    mine: member && (await participationOf(db, campaign, { member, now })),
  }
}

async function participationOf(
  db: Database,
  campaign: Campaign,
  { member, now }: { member: Member; now: Date },
) {
  const { id, signIn, raffle } = campaign
  const today = localDate(now, member.timeZone)
  const entry = (await entriesOf(db, member.id, [campaign])).get(id)
  return {
    hasPermission: isPermitted(campaign, member),
    registration: (await registrationsOf(db, member.id, idsWith([campaign], 'event'))).get(id) ?? null,
    raffle: entry && raffle ? await shownEntry(db, entry, { campaign, raffle }) : null,
    signedInToday: signIn !== null && (await isSignedIn(db, member.id, { activity: id, date: today })),
  }
}

function headOf(campaign: Campaign, now: Date) {
  const { id, year, campaign: name, title, teaser, picture, from, to, regions, permission } = campaign
  return {
    id,
    year,
    campaign: name,
    title,
    teaser,
    picture,
    regions,
    permission,
    state: stateOf(campaign, now),
    from: from.toISOString(),
    to: to.toISOString(),
  }
}

function joiningOf({ join }: Campaign) {
  if (!join) return null
  return join.invitations.length > 0 ? 'invitation' : 'open'
}

const idsWith = (of: Campaign[], part: 'event' | 'raffle') =>
  of.filter((campaign) => campaign[part] !== null).map(({ id }) => id)
