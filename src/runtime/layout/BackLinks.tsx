// Links one level up, at the top of a page.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '#src/ui/frames/PageHead.tsx'

/** Link from a page outside of the account to the home page. */
export const BackHome = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.home" />}
    render={(props) => <Link to="/" {...props} />}
  />
)

/** Link from a page of the account to `/about-me`. */
export const BackToMe = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.me" />}
    render={(props) => <Link to="/about-me" {...props} />}
  />
)

/** Link from a page about rewards to the main page of its tab. */
export const BackToRewards = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.rewards" />}
    render={(props) => <Link to="/coins" {...props} />}
  />
)
