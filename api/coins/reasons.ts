// Words what a movement of coins was for: the ledger keeps only the purpose of the house's account and the subject's name in
// the catalogue.
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

/** Where a subject's topic finds what its slug names. */
const topics: Readonly<Record<string, (slug: string) => Named | undefined>> = {
  mall: (slug) => mallProducts.get(slug),
  draw: (slug) => draws.get(slug),
  campaign: campaignOf,
}

/** What for, in words; of babies not to whoever silenced that. */
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

/** A movement as the contract shows it. */
export function movementIn(
  language: Language,
  viewer: Viewer,
  { id, kind, amount, balance, occurredAt, ...cause }: Movement,
): Schemas['CoinMovement'] {
  const at = occurredAt.toISOString()
  return { id, kind: kinds[kind], amount, balance, at, reason: reasonIn(language, viewer, cause) }
}
