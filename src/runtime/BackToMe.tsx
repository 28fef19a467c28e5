// One step back from a page of the account to where its pages begin.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '../ui/PageHead.tsx'

export function BackToMe() {
  return (
    <BackLink
      label={<FormattedMessage id="platform.nav.me" />}
      render={(props) => <Link to="/about-me" {...props} />}
    />
  )
}
