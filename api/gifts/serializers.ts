// Converts gifts, boards and occasions to the format of the API contract.
import type { components } from '#generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { shownFacts, valueIn } from '../catalog/facts.ts'
import { pictureOf, type Gift } from '../catalog/gifts.ts'
import { shownPhoto } from '../catalog/schema.ts'
import { eligibility } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { missingFor, occasionsOf, type Occasion, type OccasionKind } from './occasions.ts'
import {
  bestEligibility,
  boardKinds,
  closesAt,
  eligibilityFor,
  giftsFor,
  reasonsFor,
  stockLeft,
  type BoardKind,
  type EligibilityContext,
} from './rules.ts'
import { closingOf } from './windows.ts'

type Schemas = components['schemas']

export const giftBriefOf = (gift: Gift, language: Language): Schemas['GiftBrief'] => ({
  id: gift.id,
  name: gift.name[language],
  picture: pictureOf(gift),
})

export function shownGift(gift: Gift, context: EligibilityContext, language: Language): Schemas['Gift'] {
  const { kind, fromLevel, regions, coins, text } = gift
  const open = eligibilityFor(gift, context)
  return {
    ...giftBriefOf(gift, language),
    ...shownPhoto(gift.photo, language),
    kind,
    fromLevel,
    regions,
    coins,
    ...valueIn(gift, context.countryCode),
    text: text[language],
    ...shownFacts(gift.facts, language),
    deliveryDays: deliveryWeekdays(context.countryCode),
    stockLeft: Math.max(0, stockLeft(gift, context)),
    closesAt: open.ok ? closesAt(kind, context) : null,
    eligibility: open,
  }
}

export function shownBoard(kind: BoardKind, context: EligibilityContext): Schemas['GiftBoard'] {
  const gifts = giftsFor([kind], context)
  const each = gifts.map((gift) => eligibilityFor(gift, context))
  const open = each.filter(({ ok }) => ok).length
  return {
    type: boardKinds.indexOf(kind) + 1,
    kind,
    gifts: gifts.length,
    open,
    closesAt: open > 0 ? closesAt(kind, context) : null,
    pictures: gifts.slice(0, 3).map(pictureOf),
    eligibility: bestEligibility(each) ?? { ok: false, reasons: [{ code: 'NOT_IN_REGION' }] },
  }
}

/**
 * Returns the births or birthdays of a kind (occasions), and the gifts from which the member can choose. Each baby has
 * a separate occasion.
 */
export function shownOccasions(
  kind: OccasionKind,
  context: EligibilityContext,
  language: Language,
): Schemas['OccasionGifts'] {
  const occasions = occasionsOf(kind, context)
  return {
    eligibility: bestEligibility(occasions.map((occasion) => occasion.eligibility)) ?? missingFor(kind),
    occasions: occasions.map((occasion) => shownOccasion(occasion, context)),
    items: giftsFor([kind], context).map((gift) => ({
      ...shownGift(gift, context, language),
      eligibility: eligibility(reasonsFor(gift, context)),
    })),
  }
}

function shownOccasion(
  { baby, window, claimId, eligibility: open }: Occasion,
  { zones }: EligibilityContext,
): Schemas['GiftOccasion'] {
  return {
    babyId: baby?.id ?? null,
    babyName: baby?.name ?? null,
    date: window?.date ?? null,
    opensOn: window?.opensOn ?? null,
    closesOn: window?.closesOn ?? null,
    closesAt: window && closingOf(window.closesOn, zones),
    eligibility: open,
    claimId,
  }
}
