// Age of something in a list. It does not wrap, and the exact time appears under the mouse.
import { FormattedRelativeTime, useIntl } from 'react-intl'
import { ageIn } from './age.ts'

export function Age({ since }: { since: string }) {
  const { formatDate } = useIntl()
  return (
    <time
      dateTime={since}
      title={formatDate(since, { dateStyle: 'medium', timeStyle: 'short' })}
      style={{ whiteSpace: 'nowrap' }}
    >
      <FormattedRelativeTime {...ageIn(since)} />
    </time>
  )
}
