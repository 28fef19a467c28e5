// Returns the invitation behind a referral code, and lets members show their first name on their link. Without their
// consent, the link reveals only that it belongs to a member.
import { eq } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { referral } from '../catalog/referral.ts'
import { prizeIn } from '../catalog/prizeSummary.ts'
import { writeGifts, writePreview } from '../locale/intl.ts'
import { localeOf, type Language } from '../locale/language.ts'
import { members } from '../members/tables.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { codeOf } from './referral.ts'
import { referralCodes } from './tables.ts'

/** Path of short referral links; the code follows. */
export const shortLinksPath = '/j'

export const shortPathOf = (code: string) => `${shortLinksPath}/${code}`

/** Returns the title and the text of an invitation. @param firstName `null` for an invitation without a name */
export function invitationTexts(
  language: Language,
  firstName: string | null,
): { title: string; text: string } {
  const gift = writeGifts(language, prizeIn(language, referral().friend))
  const advocate = writeGifts(language, prizeIn(language, referral().advocate))
  return firstName === null
    ? writePreview('invitation', language, { gift, advocate })
    : writePreview('invitationBy', language, { name: firstName, gift, advocate })
}

/** Returns the link preview that friends of the member see. */
export const linkPreview = (
  language: Language,
  firstName: string | null,
): components['schemas']['LinkPreview'] => ({
  ...invitationTexts(language, firstName),
  // The picture contains no name, so that it can be cached for everybody.
  picture: `/share/invitation/${localeOf[language]}.png`,
})

/**
 * Returns the first name, if the member shows it, and the country of the member with this referral code.
 * @throws INVITATION_UNKNOWN if no member has the code
 */
export async function inviterOf(db: Database, code: string) {
  const [row] = await db
    .select({
      firstName: members.firstName,
      countryCode: members.countryCode,
      showsName: referralCodes.showsName,
      erasesAt: members.erasesAt,
    })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(eq(referralCodes.code, code.toUpperCase()))
  if (!row || row.erasesAt !== null) return refuse('INVITATION_UNKNOWN')
  return { firstName: row.showsName ? row.firstName : null, countryCode: row.countryCode }
}

/** Returns the setting of the member, and the name that the link shows. */
export async function nameOnLink(
  db: Database,
  memberId: string,
): Promise<{ showsName: boolean; firstName: string | null }> {
  const [row] = await db
    .select({ showsName: referralCodes.showsName, firstName: members.firstName })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(eq(referralCodes.memberId, memberId))
  return row?.showsName ? row : { showsName: false, firstName: null }
}

export async function setNameShown(db: Database, memberId: string, isShown: boolean) {
  // Creates the code first, because the setting is stored with it.
  await codeOf(db, memberId)
  await db.update(referralCodes).set({ showsName: isShown }).where(eq(referralCodes.memberId, memberId))
}
