// Lists the prizes of a draw with their current odds and remaining stock.
import { FormattedMessage, useIntl } from 'react-intl'
import type { LuckyGift } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { OddsBars } from '#src/ui/rewards/OddsBars.tsx'
import { asShare } from './outlook.ts'
import { scarceStock } from './Stock.tsx'

export function Chances({ gifts, isOpen }: { gifts: readonly LuckyGift[]; isOpen: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <>
      <h2 className="mb-4 title-card">
        <FormattedMessage id="games.draw.odds" />
      </h2>
      <OddsBars
        label={formatMessage({ id: 'games.draw.odds' })}
        odds={gifts.map((gift) => ({
          id: gift.prize.id,
          prize: (
            <span className="flex items-center gap-3">
              <Drawing
                src={gift.prize.picture}
                className="size-12 shrink-0 rounded-control bg-blush object-cover"
              />
              {gift.prize.name}
            </span>
          ),
          share: gift.odds,
          chance: formatNumber(gift.odds, asShare),
          stock: scarceStock(gift),
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
