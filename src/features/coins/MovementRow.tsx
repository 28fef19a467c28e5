// A movement in the list: what for, when, and what it brought or took. It opens with its lots.
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import type { CoinMovement } from '../../../generated/schema.d.ts'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { ListRow } from '../../ui/List.tsx'
import { CoinAmount } from '../../runtime/format/CoinAmount.tsx'

type MovementRowProps = { movement: CoinMovement; timeZone: string }

export function MovementRow({ movement, timeZone }: MovementRowProps) {
  const { id, kind, amount, at, reason } = movement
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  return (
    <ListRow
      title={reason.subject ?? reason.label}
      text={[
        kind === 'returned' && formatMessage({ id: 'coins.kind' }, { kind }),
        reason.subject && reason.label,
        instantDate(at, timeZone, 'medium'),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={<CoinAmount coins={amount} signed size="small" />}
      // Not ahead: a finger that scrolls touches many.
      render={(row) => <Link to="/coins/detail" search={{ id }} preload={false} {...row} />}
    />
  )
}
