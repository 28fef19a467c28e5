// Converts stored birth dates of members and babies to entered dates, with the period in which each date can be
// corrected.
import { and, eq } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { MemberRow } from '../members/member.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { correctionEnd, type EnteredDate } from './rules.ts'
import { babies } from './tables.ts'

type Birth = Pick<
  typeof babies.$inferSelect,
  'birthDate' | 'birthDateChangedAt' | 'birthDateCorrectableUntil'
>

export const enteredBirth = (baby: Birth): EnteredDate => ({
  date: baby.birthDate,
  changedAt: baby.birthDateChangedAt,
  correctableUntil: baby.birthDateCorrectableUntil,
})

/** Returns true if the baby has a birth date, or had a birth date that was cleared. */
export const wasBorn = (baby: Birth) => Object.values(enteredBirth(baby)).some((value) => value !== null)

type Birthday = Pick<MemberRow, 'birthday' | 'birthdayChangedAt' | 'birthdayCorrectableUntil'>

export const enteredBirthday = (member: Birthday): EnteredDate => ({
  date: member.birthday,
  changedAt: member.birthdayChangedAt,
  correctableUntil: member.birthdayCorrectableUntil,
})

/** Returns the instant until which the member can correct the birthday; `null` if corrections are not possible. */
export const birthdayCorrectableUntil = (member: Birthday, now: Date) =>
  correctionEnd(enteredBirthday(member), now)

/**
 * Ends the correction period of a baby's birth date when a gift for it is claimed. Call within the transaction of the
 * claim, which locks the member.
 */
export async function endBirthDateCorrection(tx: Database, babyId: string) {
  await tx.update(babies).set({ birthDateCorrectableUntil: null }).where(eq(babies.id, babyId))
}

/**
 * Ends the correction period of the member's birthday when a gift or a right of a level is claimed for it. Call within
 * the transaction of the claim.
 * @throws NOT_ELIGIBLE if the birthday was corrected concurrently
 */
export async function endBirthdayCorrection(
  tx: Database,
  { id, birthday }: Pick<MemberRow, 'id' | 'birthday'>,
) {
  const [claimed] = await tx
    .update(members)
    .set({ birthdayCorrectableUntil: null })
    .where(and(eq(members.id, id), birthday === null ? undefined : eq(members.birthday, birthday)))
    .returning({ id: members.id })
  if (!claimed) refuse('NOT_ELIGIBLE', { reasons: [{ code: 'DATE_CHANGED', field: 'birthday' }] })
}
