// Shows what a draw gives now, how likely, and how many are left.
import { FormattedMessage, useIntl } from 'react-intl'
import type { LuckyGift } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { OddsBars } from '../../../ui/rewards/OddsBars.tsx'

export function Chances({ gifts, isOpen }: { gifts: readonly LuckyGift[]; isOpen: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <>
      <h2 className="mb-4 title-card">
        <FormattedMessage id="games.draw.odds" />
      </h2>
      <OddsBars
        label={formatMessage({ id: 'games.draw.odds' })}
        odds={gifts.map(({ prize, odds, remaining }) => ({
          id: prize.id,
          prize: (
            <span className="flex items-center gap-3">
              <Drawing
                src={prize.picture}
                className="size-12 shrink-0 rounded-control bg-blush object-cover"
              />
              {prize.name}
            </span>
          ),
          share: odds,
          chance: formatNumber(odds, { style: 'percent', maximumFractionDigits: 1 }),
          stock: (
            <FormattedMessage
              id="games.draw.stock"
              values={{ left: remaining ?? 'always', remaining: remaining ?? 0 }}
            />
          ),
        }))}
      />
      {isOpen && (
        <p className="mt-4 text-sm text-ink-soft">
          <FormattedMessage id="games.draw.live" />
        </p>
      )}
    </>
  )
}
