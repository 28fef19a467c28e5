// Titles of the occasion pages. A neutral title is used if no gifts are offered: after a loss, the member may have
// muted baby content.
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
