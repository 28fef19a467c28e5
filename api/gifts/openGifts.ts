// Lists gifts that a member can choose or claim now: for each open occasion, for their level, and won gifts.
import { giftOf, pictureOf } from '../catalog/gifts.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { readEligibilityContext, type Claimant } from './eligibilityContext.ts'
import { waitingGifts } from './memberGifts.ts'
import { occasionsOf, type OccasionKind } from './occasions.ts'
import { eligibilityFor, giftsFor, reasonsFor, type EligibilityContext } from './rules.ts'

export type OpenGift = {
  kind: `${OccasionKind | 'level' | 'won'}Gift`
  id: string
  /** Name of the baby, which may be null, or of the gift. */
  name: string | null
  picture: string
  /** Last day in the member's time zone; `null` if it has no end. */
  lastDay: string | null
}

export async function openGifts(
  db: Database,
  member: Claimant,
  { language, now }: { language: Language; now: Date },
): Promise<OpenGift[]> {
  // Runs both queries concurrently.
  const [context, won] = await Promise.all([
    readEligibilityContext(db, member, { now }),
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

/** Open gifts by level that cost no coins. */
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
