// Colors of the badges for redemption states.
import type { RedemptionState } from '#generated/schema.d.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

export const stateTones: Record<RedemptionState, BadgeTone> = {
  reserved: 'info',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'positive',
  cancelled: 'plain',
  returned: 'warning',
}
