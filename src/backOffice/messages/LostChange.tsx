// Explains that somebody else changed the message first.
import { FormattedMessage, FormattedRelativeTime } from 'react-intl'
import type { ContactMessageChange } from '#generated/backOffice/schema.d.ts'
import { ageIn } from '../reviews/age.ts'

export const LostChange = ({ change: { state, changedBy, changedAt } }: { change: ContactMessageChange }) => (
  <FormattedMessage
    id={`backOffice.messages.lost.${state}`}
    values={{
      staff: changedBy ?? '–',
      time: changedAt === null ? '–' : <FormattedRelativeTime {...ageIn(changedAt)} />,
    }}
  />
)
