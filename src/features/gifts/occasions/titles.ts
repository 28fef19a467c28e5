// Titles of the occasion pages. If the member sees no gifts, the title does not mention babies, because the member may
// have muted baby content after losing a baby.
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
