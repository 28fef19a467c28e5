// Lists the parts of a prize as text: "50 coins and 10% off".
import { useIntl } from 'react-intl'
import type { PrizeSummary } from '#generated/schema.d.ts'

export function PrizeText({ prize: { coins, points, voucher } }: { prize: PrizeSummary }) {
  const { formatMessage, formatList } = useIntl()
  return formatList([
    ...(coins > 0 ? [formatMessage({ id: 'vouchers.referral.coins' }, { coins })] : []),
    ...(points > 0 ? [formatMessage({ id: 'vouchers.referral.points' }, { points })] : []),
    ...(voucher === null ? [] : [voucher]),
  ])
}
