// Shows the last day on which a gift can be claimed.
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'

export function OpenUntil({ closesAt }: { closesAt: string }) {
  const { end } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="gifts.openUntil" values={{ date: end(closesAt, member.timeZone, 'medium') }} />
    </p>
  )
}
