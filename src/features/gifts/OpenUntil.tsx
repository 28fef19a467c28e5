// The last day on which a gift can be claimed.
import { FormattedMessage } from 'react-intl'
import { useMyMembership } from '../../../generated/hooks/membership.ts'
import { useFormats } from '../../runtime/format/useFormats.ts'

/** @param closesAt the first instant after it, as the contract says it */
export function OpenUntil({ closesAt }: { closesAt: string }) {
  const { instantDate } = useFormats()
  const { data: member } = useMyMembership()
  const lastDay = new Date(Date.parse(closesAt) - 1).toISOString()
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage
        id="gifts.openUntil"
        values={{ date: instantDate(lastDay, member.timeZone, 'medium') }}
      />
    </p>
  )
}
