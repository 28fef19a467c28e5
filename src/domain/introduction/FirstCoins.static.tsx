// First rewards of a new member, in figures. Static part: it has no handlers and no state.
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { moneyFormat } from '#src/runtime/format/money.ts'
import { StaticDrawing } from '#src/runtime/layout/StaticDrawing.tsx'
import { valueText } from '../offers/valueText.ts'
import { introductionQuery } from './introduction.ts'

export function FirstCoins() {
  const money = moneyFormat(useIntl())
  const { data } = useQuery(introductionQuery())
  if (!data) return null
  const { joinCoins, newBabyGift: gift } = data
  return (
    <div className="flex items-center gap-4 rounded-card bg-blush px-4 py-3 md:flex-col md:items-stretch md:p-6">
      {gift && (
        <StaticDrawing
          src={gift.picture}
          photo={gift.photo}
          size={[64, 64]}
          className="size-14 shrink-0 rounded-control object-cover md:h-auto md:w-full"
        />
      )}
      <ul className="grid min-w-0 gap-0.5 md:gap-3">
        <li className="flex flex-wrap items-baseline gap-x-1.5">
          <FormattedMessage
            id="membership.intro.now"
            values={{ coins: <CoinAmount coins={joinCoins} size="small" /> }}
          />
        </li>
        {gift && (
          <li>
            <FormattedMessage
              id="membership.intro.worth"
              values={{ value: valueText(money, gift) ?? 'none' }}
            />
          </li>
        )}
      </ul>
    </div>
  )
}
