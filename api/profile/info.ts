// Changes the details of a member. Absent fields keep their values, and null clears a field.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { readTimeZone } from '../catalog/timeZones.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { releaseUploads, attachUploads, uploadAddress } from '../platform/index.ts'
import { lockMember } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { requireBabyConsent } from './consents.ts'
import { birthdayCorrectableUntil, enteredBirthday } from './enteredDates.ts'
import { extendEnds } from './extendEnds.ts'
import { assertPlausible, entered, timeZoneStart } from './rules.ts'
import { type MemberRow, nextTimeZoneOf, timeZoneAt, type Zoned } from '../members/member.ts'
import { members } from '../members/tables.ts'

const avatarDays = 20

type Changes = components['schemas']['ModifyUserInfoRequest']

/** @throws DATE_NOT_PLAUSIBLE, BABY_CONSENT_MISSING */
export async function changeInfo(
  db: Database,
  memberId: string,
  { changes, now }: { changes: Changes; now: Date },
) {
  const { timeZone: zoneName, birthday, resumptionDate, lactation } = changes
  return await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    const current = timeZoneAt(member, now)
    const country = changes.countryCode ?? member.countryCode
    const timeZone = zoneName === undefined ? undefined : readTimeZone(zoneName, country)
    assertPlausible(
      {
        birthday: birthday === member.birthday ? null : birthday,
        resumptionDate: resumptionDate === member.resumptionDate ? null : resumptionDate,
      },
      localDate(now, current),
    )
    if (lactation !== undefined && lactation > 1) await requireBabyConsent(tx, memberId, 'lactation')
    if (timeZone !== undefined && timeZone !== current) await extendEnds(tx, { memberId, timeZone, now })
    const [changed] = await tx
      .update(members)
      .set({
        ...written(changes),
        // Sets this column in every update, because an update needs at least one column.
        firstName: changes.firstName?.trim() ?? member.firstName,
        ...(timeZone !== undefined && zoneChange(member, timeZone, now)),
        ...(birthday !== undefined && birthdayChange(member, birthday, now)),
      })
      .where(eq(members.id, memberId))
      .returning()
    return toProfile(changed ?? member, now)
  })
}

/**
 * Converts changed fields to column values. Empty text becomes null, and Drizzle ignores columns that are `undefined`.
 */
function written(changes: Changes) {
  const { lastName, countryCode, lactation, cupSize, siliconePlugSize } = changes
  return {
    lastName: trimmed(lastName),
    countryCode,
    lactation,
    cupSize: trimmed(cupSize),
    siliconePlugSize: trimmed(siliconePlugSize),
    resumptionDate: changes.resumptionDate,
    purchaseChannel: changes.purchaseChannel,
  }
}

const trimmed = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

function birthdayChange(member: MemberRow, date: string | null, now: Date) {
  const { changedAt, correctableUntil: until } = entered(enteredBirthday(member), date, now)
  return { birthday: date, birthdayChangedAt: changedAt, birthdayCorrectableUntil: until }
}

/**
 * Returns the columns that change the time zone. If an earlier change has taken effect, the columns store its time zone
 * as the current time zone, so that this change becomes permanent.
 */
export function zoneChange(member: Zoned, targetZone: string, now: Date) {
  const current = timeZoneAt(member, now)
  const settled = current === member.timeZone ? {} : formerly(member)
  // A repeated request does not delay the pending change.
  if (targetZone === nextTimeZoneOf(member, now)?.timeZone) return {}
  if (targetZone === current)
    return { ...settled, timeZone: current, nextTimeZone: null, nextTimeZoneAt: null }
  return {
    ...settled,
    timeZone: current,
    nextTimeZone: targetZone,
    nextTimeZoneAt: timeZoneStart(current, targetZone, now),
  }
}

/** Returns the columns of the former time zone: its name, and the instant at which it ended. */
const formerly = ({ timeZone, nextTimeZoneAt }: Zoned) => ({
  formerTimeZone: timeZone,
  formerTimeZoneUntil: nextTimeZoneAt,
})

function toProfile(member: MemberRow, now: Date): components['schemas']['Profile'] {
  const { firstName, lastName, birthday, countryCode, lactation, cupSize, siliconePlugSize } = member
  const { resumptionDate, purchaseChannel } = member
  const timeZone = timeZoneAt(member, now)
  return {
    firstName,
    lastName,
    birthday,
    birthdayCorrectableUntil: birthdayCorrectableUntil(member, now),
    countryCode,
    timeZone,
    lactation,
    cupSize,
    siliconePlugSize,
    resumptionDate,
    purchaseChannel,
    nextTimeZone: nextTimeZoneOf(member, now),
  }
}

/**
 * Replaces the avatar. The next run of `purgeUploads` deletes the old file.
 * @throws UPLOAD_UNKNOWN
 */
export async function changeAvatar(
  db: Database,
  memberId: string,
  { upload, now }: { upload: string | null; now: Date },
) {
  await db.transaction(async (tx) => {
    const { avatar } = await lockMember(tx, memberId)
    // Succeeds without a change, because this call is a retry after a lost response.
    if (upload === avatar) return
    if (upload !== null) await attachUploads(tx, { ids: [upload], memberId, purpose: 'avatar', now })
    if (avatar !== null) await releaseUploads(tx, { ids: [avatar] })
    await tx.update(members).set({ avatar: upload }).where(eq(members.id, memberId))
  })
}

/** Returns a signed URL of the avatar that is valid as long as a session. */
export const avatarAddress = async (files: FileStore, upload: string | null, now: Date) =>
  upload === null
    ? null
    : await uploadAddress(files, upload, new Date(now.getTime() + avatarDays * 86_400_000))
