// Labels of order states, and the colors of their badges.
import type { OrderState } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import type { BadgeTone } from '#src/ui/content/Badge.tsx'

export const orderStates: Record<OrderState, { name: MessageId; tone: BadgeTone }> = {
  placed: { name: 'orders.state.placed', tone: 'warning' },
  paid: { name: 'orders.state.paid', tone: 'info' },
  shipped: { name: 'orders.state.shipped', tone: 'info' },
  delivered: { name: 'orders.state.delivered', tone: 'positive' },
  cancelled: { name: 'orders.state.cancelled', tone: 'plain' },
  refunded: { name: 'orders.state.refunded', tone: 'plain' },
}
