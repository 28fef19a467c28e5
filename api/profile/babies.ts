// Reads a member's babies for other modules, and lists and changes babies for the member.
import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type AnyColumn } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { recordActs } from '../audit/recordActs.ts'
import { localDate } from '../locale/calendar.ts'
import { profile } from '../catalog/profile.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { lockMember } from '../session/index.ts'
import { batchSize, within, type Span } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { requireBabyConsent } from './consents.ts'
import { enteredBirth, wasBorn } from './enteredDates.ts'
import { assertPlausible, correctionEnd, entered } from './rules.ts'
import { stageOf } from './stages.ts'
import { babies } from './tables.ts'
import { type Member, type MemberRow, timeZoneAt } from '../members/member.ts'
import { members } from '../members/tables.ts'

export type Baby = typeof babies.$inferSelect

/**
 * Returns the babies that content may mention, sorted by creation. Returns an empty list if the member has hidden baby
 * content.
 */
export async function babiesOf(db: Database, memberId: string): Promise<Baby[]> {
  return await visibleBabies(db).execute({ memberId })
}

const visibleBabies = prepared((db) =>
  db
    .select(getTableColumns(babies))
    .from(babies)
    .innerJoin(members, eq(members.id, babies.memberId))
    .where(and(eq(babies.memberId, sql.placeholder('memberId')), isNull(members.babyContentSilencedAt)))
    .orderBy(asc(babies.id))
    .prepare('babies_spoken_of'),
)

/**
 * Returns a batch of members in the id range `span`, sorted by id, whose own birthday or whose baby's birthday is on
 * one of the days (`MM-DD`). Ignores babies of members who have hidden baby content.
 */
export async function membersBornOn(db: Database, days: string[], span: Span) {
  const { id, timeZone, formerTimeZone, formerTimeZoneUntil, countryCode } = members
  const { birthday, birthdayChangedAt, babyContentSilencedAt } = members
  const isOn = (date: AnyColumn) => inArray(sql`to_char(${date}, 'MM-DD')`, days)
  return await db
    .selectDistinct({
      id,
      timeZone,
      formerTimeZone,
      formerTimeZoneUntil,
      countryCode,
      birthday,
      birthdayChangedAt,
      babyContentSilencedAt,
    })
    .from(members)
    .leftJoin(
      babies,
      // Limits babies to members in the id range. Otherwise each batch would read the babies of all earlier members
      // again.
      and(eq(babies.memberId, id), within(babies.memberId, span), isNull(babyContentSilencedAt)),
    )
    .where(and(within(id, span), or(isOn(birthday), isOn(babies.birthDate))))
    .orderBy(asc(id))
    .limit(batchSize)
}

/** Returns all babies for the page on which the member edits them, even if the member has hidden baby content. */
export async function allBabies(db: Database, memberId: string): Promise<Baby[]> {
  return await everyBaby(db).execute({ memberId })
}

const everyBaby = prepared((db) =>
  db
    .select()
    .from(babies)
    .where(eq(babies.memberId, sql.placeholder('memberId')))
    .orderBy(asc(babies.id))
    .prepare('babies_of_member'),
)

/** Converts a baby to the format of the API response. */
export function toBaby(baby: Baby, member: Pick<Member, 'timeZone' | 'babyContentSilencedAt'>, now: Date) {
  const { id, name, dueDate, birthDate } = baby
  const stage = member.babyContentSilencedAt ? null : stageOf(baby, localDate(now, member.timeZone))
  return { id, name, dueDate, birthDate, correctableUntil: correctionEnd(enteredBirth(baby), now), stage }
}

type BabyChanges = components['schemas']['SaveBabyRequest']

/**
 * Adds a baby, or changes the baby with the id.
 * @throws NOT_FOUND if the member has no baby with the id; DATE_NOT_PLAUSIBLE; BABY_EMPTY if a new baby has neither a
 * name nor a date; BABY_CONSENT_MISSING; TOO_MANY_BABIES if the member already has the maximum number
 */
export async function saveBaby(
  db: Database,
  memberId: string,
  { id, now, ...changes }: BabyChanges & { now: Date },
) {
  return await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    const existing = await allBabies(tx, memberId)
    const before = existing.find((baby) => baby.id === id)
    if (id !== undefined && !before) refuse('NOT_FOUND')
    await requireBabyConsent(tx, memberId)
    if (!before && existing.length >= profile.maxBabies) refuse('TOO_MANY_BABIES')

    const saved = merged(before ?? blank(member, now), changes, now)
    // Allows clearing the dates of an existing baby, for example after the loss of a baby.
    if (!before && !saved.name && !saved.dueDate && !saved.birthDate) refuse('BABY_EMPTY')
    const isNew = (field: 'dueDate' | 'birthDate') => saved[field] !== (before?.[field] ?? null)
    assertPlausible(
      {
        dueDate: isNew('dueDate') ? saved.dueDate : null,
        birthDate: isNew('birthDate') ? saved.birthDate : null,
      },
      localDate(now, timeZoneAt(member, now)),
    )
    await tx.insert(babies).values(saved).onConflictDoUpdate({ target: babies.id, set: saved })
    return saved
  })
}

/**
 * Returns a new baby without dates. If the member has removed a baby with a birth date before, the birth date of the
 * new baby counts as changed. Adding a baby again therefore does not avoid the waiting period.
 */
const blank = (member: MemberRow, now: Date): Baby => ({
  id: newId(),
  memberId: member.id,
  name: null,
  dueDate: null,
  birthDate: null,
  birthDateChangedAt: member.babyRemovedAt,
  birthDateCorrectableUntil: null,
  createdAt: now,
})

function merged(before: Baby, { name = before.name, ...dates }: BabyChanges, now: Date): Baby {
  const { dueDate = before.dueDate, birthDate = before.birthDate } = dates
  const birth = entered(enteredBirth(before), birthDate, now)
  return {
    ...before,
    name: name?.trim() || null,
    dueDate: birthDate === null ? dueDate : null,
    birthDate,
    birthDateChangedAt: birth.changedAt,
    birthDateCorrectableUntil: birth.correctableUntil,
  }
}

/** @throws NOT_FOUND if the baby belongs to another member */
export async function removeBaby(db: Database, memberId: string, { id, now }: { id: string; now: Date }) {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(babies)
      .where(and(eq(babies.id, id), eq(babies.memberId, memberId)))
      .returning()
    if (!removed) refuse('NOT_FOUND')
    await recordActs(tx, now, { what: 'baby-removed', memberId, subject: `baby:${id}` })
    if (removed && wasBorn(removed))
      await tx.update(members).set({ babyRemovedAt: now }).where(eq(members.id, memberId))
  })
}

/** Hides or shows baby content, without deleting data. Stores the time since which baby content is hidden. */
export async function silenceBabies(
  db: Database,
  memberId: string,
  { silenced, now }: { silenced: boolean; now: Date },
) {
  await db
    .update(members)
    .set({ babyContentSilencedAt: silenced ? now : null })
    .where(eq(members.id, memberId))
}
