// New balance after a draw, shown next to won coins.
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { getMyMembership } from '#generated/calls/membership.ts'
import type { DrawResult } from '#generated/schema.d.ts'
import { Coin } from '#src/art/Coin.tsx'

/** Renders no text for prizes other than coins, and while the balance is loading. */
export function WonCoins({ claimAt }: Pick<DrawResult, 'claimAt'>) {
  const { data: member } = useQuery({ ...getMyMembership.query(), meta: { handlesErrors: true } })
  if (claimAt !== '/coins' || !member) return null
  return (
    <p className="flex items-center justify-center gap-2 font-semibold">
      <Coin bare className="size-6" />
      <span>
        <FormattedMessage id="platform.balance" values={{ coins: member.coins }} />
      </span>
    </p>
  )
}
