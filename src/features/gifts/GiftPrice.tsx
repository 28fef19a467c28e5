// Price of a gift in coins; most gifts are free.
import { FormattedMessage } from 'react-intl'
import type { CoinsProps } from '#src/ui/rewards/Coins.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'

type GiftPriceProps = { coins: number } & Pick<CoinsProps, 'size'>

export const GiftPrice = ({ coins, size = 'small' }: GiftPriceProps) =>
  coins > 0 ? (
    <CoinAmount coins={coins} size={size} />
  ) : (
    <span className={size === 'large' ? 'font-semibold text-ink' : undefined}>
      <FormattedMessage id="gifts.free" />
    </span>
  )
