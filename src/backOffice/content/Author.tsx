// Shows the staff member who made a change, or that it belongs to a release of the hub.
import { FormattedMessage } from 'react-intl'

export const Author = ({ email }: { email: string | null }) =>
  email === null ? (
    <span>
      <FormattedMessage id="backOffice.content.release" />
    </span>
  ) : (
    <span>{email}</span>
  )
