// Lists gifts that a member can claim now: one entry for each birth or birthday, one for each won gift, and one for all
// level gifts.
import { giftOf, pictureOf } from '../catalog/gifts.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { readEligibilityContext, type Claimant, type SharedReads } from './eligibilityContext.ts'
import { waitingGifts } from './memberGifts.ts'
import { occasionsOf, type OccasionKind } from './occasions.ts'
import { eligibilityFor, giftsFor, reasonsFor, type EligibilityContext } from './rules.ts'

export type OpenGift = {
  kind: `${OccasionKind | 'level' | 'won'}Gift`
  id: string
  /** Name of the gift. For a birth or birthday, the name of the baby instead, which may be `null`. */
  name: string | null
  picture: string
  /** Last day on which the gift can be claimed, in the member's time zone; `null` without a limit. */
  lastDay: string | null
}

export async function openGifts(
  db: Database,
  member: Claimant,
  { language, now, reads }: { language: Language; now: Date; reads?: SharedReads },
): Promise<OpenGift[]> {
  // Reads the eligibility context and the won gifts with concurrent queries.
  const [context, won] = await Promise.all([
    readEligibilityContext(db, member, { now, ...(reads && { reads }) }),
    waitingGifts(db, member.id),
  ])
  return [
    ...openOccasions('newBaby', context),
    ...openOccasions('babyBirthday', context),
    ...openOccasions('momBirthday', context),
    ...won.map(({ id, gift }) => openGift('wonGift', id, { gift, language })),
    ...openLevelGifts(context)
      .slice(0, 1)
      .map(({ id }) => openGift('levelGift', id, { gift: id, language })),
  ]
}

function openOccasions(kind: OccasionKind, context: EligibilityContext): OpenGift[] {
  const first = giftsFor([kind], context).find((gift) => reasonsFor(gift, context).length === 0)
  if (!first) return []
  return occasionsOf(kind, context)
    .filter(({ eligibility }) => eligibility.ok)
    .map(({ baby, window }) => ({
      kind: `${kind}Gift`,
      id: baby?.id ?? 'own',
      name: baby?.name ?? null,
      picture: pictureOf(first),
      lastDay: window?.closesOn ?? null,
    }))
}

/** Returns the level gifts that the member can claim now and that cost no coins. */
const openLevelGifts = (context: EligibilityContext) =>
  giftsFor(['level'], context).filter((gift) => gift.coins === 0 && eligibilityFor(gift, context).ok)

function openGift(
  kind: OpenGift['kind'],
  id: string,
  { gift, language }: { gift: string; language: Language },
): OpenGift {
  const { name } = giftOf(gift)
  return { kind, id, name: name[language], picture: pictureOf({ id: gift }), lastDay: null }
}
