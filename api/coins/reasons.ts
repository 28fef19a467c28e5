// Builds the localized reason of a coin movement from two values in the ledger: the purpose, such as a redemption, and
// the subject, such as the redeemed product.
import type { components } from '#generated/schema.d.ts'
import { campaignOf } from '../catalog/campaigns.ts'
import { coinPurposes } from '../catalog/coinPurposes.ts'
import { draws } from '../catalog/draws.ts'
import { mallProducts } from '../catalog/mall.ts'
import type { Language, Localized } from '../locale/language.ts'
import type { Kind, Movement } from '../ledger/ledger.ts'
import { mayShow, type Viewer } from '../offers/silence.ts'

type Schemas = components['schemas']

type Named = { name: Localized; aboutBaby: boolean }

/**
 * Functions that find the catalog item of a ledger subject such as `mall:cotton-hat`. The key is the part before the
 * colon.
 */
const topics: Readonly<Record<string, (slug: string) => Named | undefined>> = {
  mall: (slug) => mallProducts().get(slug),
  draw: (slug) => draws().get(slug),
  campaign: campaignOf,
}

/**
 * Returns the localized reason of a coin movement. Omits the name of a baby item if the viewer has hidden baby content.
 */
export function reasonIn(
  language: Language,
  viewer: Viewer,
  { purpose, subject }: Pick<Movement, 'purpose' | 'subject'>,
): Schemas['CoinReason'] {
  const [topic = '', slug = ''] = subject?.split(':') ?? []
  const topicItem = Object.hasOwn(topics, topic) ? topics[topic]?.(slug) : undefined
  const name = topicItem && mayShow(topicItem, viewer) ? topicItem.name : undefined
  const label = Object.hasOwn(coinPurposes, purpose) ? coinPurposes[purpose] : undefined
  return { purpose, label: (label ?? coinPurposes.other)[language], subject: name?.[language] ?? null }
}

const kinds = {
  grant: 'earned',
  spend: 'spent',
  expiry: 'expired',
  reversal: 'returned',
} as const satisfies Record<Kind, Schemas['CoinMovementKind']>

const ledgerKinds = { earned: 'grant', spent: 'spend', expired: 'expiry', returned: 'reversal' } as const

export const ledgerKindOf = (kind: Schemas['CoinMovementKind']): Kind => ledgerKinds[kind]

/** Converts a movement of coins to the format of the API contract. */
export function movementIn(
  language: Language,
  viewer: Viewer,
  { id, kind, amount, balance, occurredAt, ...cause }: Movement,
): Schemas['CoinMovement'] {
  const at = occurredAt.toISOString()
  return { id, kind: kinds[kind], amount, balance, at, reason: reasonIn(language, viewer, cause) }
}
