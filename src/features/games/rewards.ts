// Formats the rewards of a game and links to their pages.
import { linkOptions } from '@tanstack/react-router'
import type { IntlShape } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

/** Formats coins and items, such as `20 coins + Tote bag`; points are shown separately. */
export function rewardText(intl: IntlShape, { coins, name }: Reward): string {
  const amount = coins > 0 ? [intl.formatMessage({ id: 'games.draw.coins' }, { coins })] : []
  return [...amount, ...(name === undefined ? [] : [name])].join(' + ')
}

/** Rewards that have a page: all except coins and points. */
export type Prize = Pick<Reward, 'gift' | 'voucher' | 'tickets'>

export function prizeKind({ gift, voucher, tickets }: Prize): 'gift' | 'voucher' | 'tickets' | undefined {
  if (gift !== undefined) return 'gift'
  if (voucher !== undefined) return 'voucher'
  return tickets && 'tickets'
}

const gifts = linkOptions({ to: '/gifts/reward' })
const vouchers = linkOptions({ to: '/coupon' })

/** Returns the link to the page of a prize; `undefined` if the prize consists only of coins and points. */
export function prizePlace(prize: Prize) {
  const kind = prizeKind(prize)
  if (kind === 'gift') return gifts
  if (kind === 'voucher') return vouchers
  return prize.tickets && linkOptions({ to: '/gifts/luckyDraw', search: { draw: prize.tickets.draw } })
}
