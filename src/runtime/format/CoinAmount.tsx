// Formats a number of coins in the chosen language, with the coin icon.
import { useIntl } from 'react-intl'
import { Coins, type CoinsProps } from '#src/ui/rewards/Coins.tsx'

interface CoinAmountProps extends Pick<CoinsProps, 'size' | 'className'> {
  coins: number
  /** True to show a plus or minus sign before the amount; set for a coin movement. */
  signed?: boolean
}

export function CoinAmount({ coins, signed, ...look }: CoinAmountProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Coins unit={formatMessage({ id: 'coins.unit' }, { coins: Math.abs(coins) })} {...look}>
      {formatNumber(coins, { signDisplay: signed ? 'exceptZero' : 'auto' })}
    </Coins>
  )
}
