// Price of a gift in coins; most gifts are free.
import { FormattedMessage } from 'react-intl'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'

export const GiftPrice = ({ coins }: { coins: number }) =>
  coins > 0 ? (
    <CoinAmount coins={coins} size="small" />
  ) : (
    <span>
      <FormattedMessage id="gifts.free" />
    </span>
  )
