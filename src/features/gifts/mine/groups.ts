// Groups and badge tones of the member's gifts.
import { myGiftGroupField } from '#generated/parameters.ts'
import type { GiftState } from '#generated/schema.d.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

/** Groups in display order: first those that need an action. */
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
