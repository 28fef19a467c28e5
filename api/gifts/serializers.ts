// Gifts, boards and occasions as the contract shows them.
import type { components } from '../../generated/schema.d.ts'
import type { Gift } from '../catalog/gifts.ts'
import type { Language } from '../language.ts'
import { occasionsOf, type Occasion, type OccasionKind } from './occasions.ts'
import {
  best,
  boardKinds,
  closesAt,
  eligibilityFor,
  giftsFor,
  stockLeft,
  type BoardKind,
  type EligibilityContext,
} from './rules.ts'

type Schemas = components['schemas']

export const pictureOf = ({ id }: Gift) => `/art/gifts/${id}.svg`

export const briefOf = (gift: Gift, language: Language): Schemas['GiftBrief'] => ({
  id: gift.id,
  name: gift.name[language],
  picture: pictureOf(gift),
})

export function shownGift(gift: Gift, context: EligibilityContext, language: Language): Schemas['Gift'] {
  const { kind, fromLevel, regions, coins, value, text } = gift
  const open = eligibilityFor(gift, context)
  return {
    ...briefOf(gift, language),
    ...{ kind, fromLevel, regions, coins, value },
    text: text[language],
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
    eligibility: best(each) ?? { ok: false, reasons: [{ code: 'NOT_IN_REGION' }] },
  }
}

/** An occasion's page: what can be celebrated, and the gifts to choose from. */
export const shownOccasions = (
  kind: OccasionKind,
  context: EligibilityContext,
  language: Language,
): Schemas['OccasionGifts'] => ({
  occasions: occasionsOf(kind, context).map(shownOccasion),
  items: giftsFor([kind], context).map((gift) => shownGift(gift, context, language)),
})

const shownOccasion = ({ baby, window, claimId, eligibility }: Occasion): Schemas['GiftOccasion'] => ({
  babyId: baby?.id ?? null,
  babyName: baby?.name ?? null,
  date: window?.date ?? null,
  opensOn: window?.opensOn ?? null,
  closesOn: window?.closesOn ?? null,
  eligibility,
  claimId,
})
