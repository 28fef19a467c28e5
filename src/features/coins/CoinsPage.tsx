// `/coins`: what there is and how it came to that, what expires when and what it can still become, and every movement.
import { FormattedMessage } from 'react-intl'
import { useCoins } from '../../../generated/hooks/coins.ts'
import { Columns } from '../../ui/Columns.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { BackHome } from '../../runtime/layout/BackLinks.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { ExpiryCard } from './ExpiryCard.tsx'
import { Movements } from './Movements.tsx'
import { RescueCard } from './RescueCard.tsx'

export function CoinsPage() {
  const { data: coins } = useCoins()
  return (
    <>
      <PageHead back={<BackHome />} title={<FormattedMessage id="coins.title" />} />
      <Columns
        aside={
          <>
            {coins.rescue && <RescueCard rescue={coins.rescue} />}
            {coins.expiring.length > 0 && <ExpiryCard coins={coins} />}
          </>
        }
        after={<Movements months={coins.months} />}
      >
        <BalanceCard coins={coins} />
      </Columns>
    </>
  )
}
