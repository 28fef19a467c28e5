// The way back from a page that stands beside the hub: to where everybody's pages begin.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '../ui/PageHead.tsx'

export function BackHome() {
  return (
    <BackLink
      label={<FormattedMessage id="platform.nav.home" />}
      render={(props) => <Link to="/" {...props} />}
    />
  )
}
