// `/coins/detail` without an id: chart of the coin balance, and all movements.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetCoins } from '#generated/hooks/coins.ts'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { Movements } from './Movements.tsx'

export function HistoryPage() {
  const { months } = useGetCoins().data
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="coins.title" />}
            render={(props) => <Link to="/coins" {...props} />}
          />
        }
        title={<FormattedMessage id="coins.history.title" />}
      />
      <div className="grid gap-6">
        <BalanceHistory months={months} />
        <Movements months={months} />
      </div>
    </>
  )
}
