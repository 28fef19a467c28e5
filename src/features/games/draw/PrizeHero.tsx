// Shows the main prize of a draw, and the prize that a ticket most likely wins.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LuckyDraw } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { asShare, topPrize, usualPrize } from './outlook.ts'
import { scarceStock } from './Stock.tsx'

type PrizeHeroProps = {
  gifts: LuckyDraw['gifts']
  price: number
  isOver?: boolean
  /** Content below the prizes: end of the draw, and buttons. */
  children: ReactNode
}

export function PrizeHero({ gifts, price, isOver, children }: PrizeHeroProps) {
  const { formatNumber } = useIntl()
  const top = topPrize(gifts)
  if (!top) return children
  const stock = scarceStock(top)
  return (
    <>
      <Drawing
        src={top.prize.picture}
        photo={top.prize.photo}
        className="aspect-[5/4] w-full bg-blush object-cover"
      />
      <div className="grid justify-items-start gap-3 p-5 tablet:p-6">
        <div>
          <p className="text-sm text-ink-soft">
            <FormattedMessage id="games.draw.top" />
          </p>
          <p className="title-page">{top.prize.name}</p>
          <p className="text-sm text-ink-soft">
            <span>
              <FormattedMessage id="games.draw.chance" values={{ share: formatNumber(top.odds, asShare) }} />
            </span>
            {stock && (
              <span>
                {' · '}
                {stock}
              </span>
            )}
          </p>
        </div>
        {!isOver && <Usually gifts={gifts} price={price} />}
        {children}
      </div>
    </>
  )
}

function Usually({ gifts, price }: Pick<PrizeHeroProps, 'gifts' | 'price'>) {
  const { formatNumber } = useIntl()
  const usual = usualPrize(gifts, price)
  if (!usual) return null
  const { odds, kind, coins, prize } = usual
  return (
    <p>
      <FormattedMessage
        id="games.draw.usual"
        values={{ kind, share: formatNumber(odds, asShare), coins, price, prize }}
      />
    </p>
  )
}
