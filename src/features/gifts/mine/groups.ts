// How far a member's gifts have come, at a glance.
import { myGiftGroupField } from '#generated/parameters.ts'
import type { GiftState } from '#generated/schema.d.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

/** In the order in which they are shown: first what the member can do something about. */
export const giftGroups = myGiftGroupField.choices

export const stateTones: Record<GiftState, BadgeTone> = {
  waiting: 'accent',
  reserved: 'info',
  confirmed: 'info',
  packed: 'info',
  shipped: 'accent',
  delivered: 'positive',
  cancelled: 'plain',
  returned: 'warning',
  expired: 'plain',
}
