// Manages the limited places at an event, and a waiting list whose members get places that become free. Each change
// locks the event's row in `event_places`, so that counts and registrations always agree.
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { isAboutBaby, titleOf, type Campaign } from '../catalog/campaigns.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { notify } from '../notices/notify.ts'
import type { Member } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { assertOpen, isPermitted } from './rules.ts'
import { eventPlaces, eventRegistrations as registrations } from './tables.ts'

type Event = NonNullable<Campaign['event']>
type Row = typeof registrations.$inferSelect
type Places = { taken: number; waiting: number }
/** Called with each waiting member who got a place, so that the caller can send an email after the commit. */
type MovedUp = (memberId: string) => void

/** @throws NOT_FOUND, FORBIDDEN, NOT_ELIGIBLE, ACTIVITY_CLOSED, ALREADY_REGISTERED, EVENT_FULL */
export async function register(
  db: Database,
  member: Pick<Member, 'id' | 'countryCode' | 'permissions'>,
  {
    campaign,
    note,
    now,
    onMovedUp,
  }: { campaign: Campaign; note: string | null; now: Date; onMovedUp?: MovedUp },
) {
  const event = campaign.event ?? refuse('NOT_FOUND')
  assertOpen(campaign, member, now)
  if (!isPermitted(campaign, member)) refuse('FORBIDDEN')
  if (now >= event.registrationClosesAt) refuse('ACTIVITY_CLOSED', { reasons: [{ code: 'ENDED' }] })
  const activity = campaign.id
  return await db.transaction(async (tx) => {
    const { taken: placesTaken, waiting } = await promoteWaiting(tx, activity, {
      event,
      places: await lockPlaces(tx, activity),
      now,
      onMovedUp,
    })
    const state = placesTaken < event.capacity ? 'registered' : 'waiting'
    const [row] = await tx
      .insert(registrations)
      .values({ id: newId(), memberId: member.id, activity, state, note, registeredAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) return refuse('ALREADY_REGISTERED')
    if (state === 'waiting' && waiting >= event.waitingPlaces) refuse('EVENT_FULL')
    await savePlaces(
      tx,
      activity,
      state === 'registered'
        ? { taken: placesTaken + 1, waiting }
        : { taken: placesTaken, waiting: waiting + 1 },
    )
    if (state === 'registered') await notifyRegistered(tx, row, now)
    return await toRegistration(tx, row)
  })
}

/** @throws NOT_FOUND if the member is not registered, ACTIVITY_CLOSED after the start of the event */
export async function cancel(
  db: Database,
  memberId: string,
  { campaign, now, onMovedUp }: { campaign: Campaign; now: Date; onMovedUp?: MovedUp },
) {
  const event = campaign.event ?? refuse('NOT_FOUND')
  const activity = campaign.id
  return await db.transaction(async (tx) => {
    const { taken: placesTaken, waiting } = await lockPlaces(tx, activity)
    const row = (await newestOf(tx, memberId, [activity]))[0] ?? refuse('NOT_FOUND')
    if (row.state === 'cancelled') return await toRegistration(tx, row)
    if (now >= event.startsAt) refuse('ACTIVITY_CLOSED', { reasons: [{ code: 'ENDED' }] })
    const [cancelled] = await tx
      .update(registrations)
      .set({ state: 'cancelled', cancelledAt: now })
      .where(eq(registrations.id, row.id))
      .returning()
    await promoteWaiting(tx, activity, {
      event,
      places:
        row.state === 'registered'
          ? { taken: placesTaken - 1, waiting }
          : { taken: placesTaken, waiting: waiting - 1 },
      now,
      onMovedUp,
    })
    return await toRegistration(tx, cancelled ?? row)
  })
}

/** Returns the member's newest registration for each event, keyed by activity id. */
export async function registrationsOf(db: Database, memberId: string, activities: string[]) {
  if (activities.length === 0) return new Map<string, Awaited<ReturnType<typeof toRegistration>>>()
  const rows = await newestOf(db, memberId, activities)
  const all: [string, Awaited<ReturnType<typeof toRegistration>>][] = []
  for (const row of rows) all.push([row.activity, await toRegistration(db, row)])
  return new Map(all)
}

/** Converts the event to the format of the API contract, with its number of free places. */
export async function eventWithPlaces(
  db: Database,
  activity: string,
  { event, now }: { event: Event; now: Date },
) {
  const [row] = await db.select().from(eventPlaces).where(eq(eventPlaces.activity, activity))
  return {
    place: event.place,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    registrationClosesAt: event.registrationClosesAt.toISOString(),
    isClosed: now >= event.registrationClosesAt,
    capacity: event.capacity,
    placesLeft: Math.max(0, event.capacity - (row?.taken ?? 0)),
    waitingPlacesLeft: Math.max(0, event.waitingPlaces - (row?.waiting ?? 0)),
  }
}

async function newestOf(db: Database, memberId: string, activities: string[]): Promise<Row[]> {
  return await db
    .selectDistinctOn([registrations.activity])
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), inArray(registrations.activity, activities)))
    .orderBy(asc(registrations.activity), desc(registrations.id))
}

/** Creates the event's row if it is missing, and locks it until the transaction ends. */
async function lockPlaces(tx: Database, activity: string): Promise<Places> {
  const [row] = await tx
    .insert(eventPlaces)
    .values({ activity, taken: 0, waiting: 0 })
    .onConflictDoUpdate({ target: eventPlaces.activity, set: { activity } })
    .returning()
  if (!row) throw new Error(`Activity ${activity}: upsert of its places returned no row.`)
  return row
}

type Promotion = { event: Event; places: Places; now: Date; onMovedUp?: MovedUp | undefined }

/** Assigns free places to waiting members, first come first served, and updates the counts. */
async function promoteWaiting(
  tx: Database,
  activity: string,
  { event: { capacity }, places, now, onMovedUp }: Promotion,
) {
  const { taken: placesTaken, waiting } = places
  const free = Math.min(capacity - placesTaken, waiting)
  if (free > 0) {
    const next = tx
      .select({ id: registrations.id })
      .from(registrations)
      .where(and(eq(registrations.activity, activity), eq(registrations.state, 'waiting')))
      .orderBy(asc(registrations.id))
      .limit(free)
    const promoted = await tx
      .update(registrations)
      .set({ state: 'registered' })
      .where(inArray(registrations.id, next))
      .returning()
    for (const row of promoted) {
      await notifyRegistered(tx, row, now)
      onMovedUp?.(row.memberId)
    }
  }
  const moved = Math.max(free, 0)
  return await savePlaces(tx, activity, { taken: placesTaken + moved, waiting: waiting - moved })
}

/** Notifies a member of a place at an event, which the member got directly or from the waiting list. */
async function notifyRegistered(tx: Database, { id, memberId, activity }: Row, now: Date) {
  await notify(tx, {
    memberId,
    kind: 'activity-registered',
    params: { activity: titleOf(activity) },
    names: { aboutBaby: isAboutBaby(activity) },
    reference: `event:${id}`,
    now,
  })
}

async function savePlaces(tx: Database, activity: string, places: Places): Promise<Places> {
  await tx.update(eventPlaces).set(places).where(eq(eventPlaces.activity, activity))
  return places
}

async function toRegistration(db: Database, { id, activity, state, note, registeredAt }: Row) {
  return {
    activityId: activity,
    state,
    position: state === 'waiting' ? await positionOf(db, activity, id) : null,
    note,
    registeredAt: registeredAt.toISOString(),
  }
}

/**
 * Returns the member's position on the waiting list, starting at 1. Counting is fast, because the catalog limits the
 * length of the list.
 */
async function positionOf(db: Database, activity: string, id: string): Promise<number> {
  const [row] = await db
    .select({ ahead: count(sql`1`) })
    .from(registrations)
    .where(
      and(
        eq(registrations.activity, activity),
        eq(registrations.state, 'waiting'),
        lte(registrations.id, id),
      ),
    )
  return row?.ahead ?? 1
}
