// Names each occasion's page. Where nothing of the kind is offered to the member, it is not named either: after a loss they may
// have asked not to read of babies.
import type { Gift } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import type { OccasionKind } from './occasions.ts'

const titles: Readonly<Record<OccasionKind, MessageId>> = {
  newBaby: 'gifts.newBaby.title',
  momBirthday: 'gifts.momBirthday.title',
  babyBirthday: 'gifts.babyBirthday.title',
}

export const titleOf = (kind: OccasionKind, items: readonly Gift[]): MessageId =>
  items.length > 0 ? titles[kind] : 'gifts.title'
