// Says what a day of a game brings, in words, and where it leads once it is won.
import { linkOptions } from '@tanstack/react-router'
import type { IntlShape } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

/** `20 coins + Tote bag`; points are counted elsewhere. */
export function rewardText(intl: IntlShape, { coins, name }: Reward): string {
  const amount = coins > 0 ? [intl.formatMessage({ id: 'games.draw.coins' }, { coins })] : []
  return [...amount, ...(name === undefined ? [] : [name])].join(' + ')
}

/** What is more than coins and points waits somewhere. */
export type Prize = Pick<Reward, 'gift' | 'voucher' | 'tickets'>

export function prizeKind({ gift, voucher, tickets }: Prize): 'gift' | 'voucher' | 'tickets' | undefined {
  if (gift !== undefined) return 'gift'
  if (voucher !== undefined) return 'voucher'
  return tickets && 'tickets'
}

const gifts = linkOptions({ to: '/gifts/reward' })
const vouchers = linkOptions({ to: '/coupon' })

/** `undefined` where there is nothing but coins and points. */
export function prizePlace(prize: Prize) {
  const kind = prizeKind(prize)
  if (kind === 'gift') return gifts
  if (kind === 'voucher') return vouchers
  return prize.tickets && linkOptions({ to: '/gifts/luckyDraw', search: { draw: prize.tickets.draw } })
}
