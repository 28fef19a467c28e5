// Colors of the badges for redemption states, and the limit of a small stock.
import type { RedemptionState } from '#generated/schema.d.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

/** Number of pieces below which the stock is shown: a large number is no reason to hurry. */
export const scarce = 20

export const stateTones: Record<RedemptionState, BadgeTone> = {
  reserved: 'info',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'positive',
  cancelled: 'plain',
  returned: 'warning',
}
