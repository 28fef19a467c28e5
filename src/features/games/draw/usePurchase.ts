// Buys a ticket of a draw. If the response is lost, a retry does not pay twice, even after a reload.
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useBuyDrawTickets } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'

export type Purchase = ReturnType<typeof usePurchase>

export function usePurchase({ draw, boughtToday, ticketIds }: Draw) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { toasts } = useAppContext()
  const { coins } = useGetMyMembership().data
  const isFirst = ticketIds.length === 0
  const buy = useBuyDrawTickets({
    meta: { showsRefusals: true },
    onSuccess: ({ bought: [ticket] }) => {
      // Open the bought ticket immediately if the member has no other ticket.
      if (isFirst) void navigate({ to: '/gifts/luckyDraw', search: { draw: draw.draw, ticket } })
      else toasts.announce(formatMessage({ id: 'games.draw.bought' }))
    },
  })
  const isBuying = useIsUpdating(buy)
  const { error } = buy
  const isIdle = !isBuying && !error
  /** Number of coins that the member lacks for a ticket. */
  const missing = isIdle ? Math.max(0, draw.price - coins) : 0
  const isFull = isIdle && boughtToday >= draw.ticketsPerDay
  const canBuy = missing === 0 && !isFull
  return {
    error,
    isBuying,
    missing,
    isFull,
    canBuy,
    canPlay: draw.eligibility.ok && (!isFirst || canBuy),
    buyOne: () => buy.mutate({ draw: draw.draw, count: 1, price: draw.price }),
  }
}
