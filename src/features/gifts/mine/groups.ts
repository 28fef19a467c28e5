// Groups of the member's gifts by their state, and the badge color of each state.
import { myGiftGroupField } from '#generated/parameters.ts'
import type { GiftState } from '#generated/schema.d.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

/** Groups in the displayed order: gifts that need an action come first. */
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
