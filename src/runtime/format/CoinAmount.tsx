// So many coins, in the language's figures, with the coin beside them.
import { useIntl } from 'react-intl'
import { Coins, type CoinsProps } from '#src/ui/rewards/Coins.tsx'

interface CoinAmountProps extends Pick<CoinsProps, 'size' | 'className'> {
  coins: number
  /** With its sign: what a movement brought or took. */
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
