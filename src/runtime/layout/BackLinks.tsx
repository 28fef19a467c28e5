// Links one level up, at the head of a page.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '#src/ui/frames/PageHead.tsx'

/** From a page outside of the account to the home page. */
export const BackHome = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.home" />}
    render={(props) => <Link to="/" {...props} />}
  />
)

/** From a page of the account to `/about-me`. */
export const BackToMe = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.me" />}
    render={(props) => <Link to="/about-me" {...props} />}
  />
)

/** From a page of what a membership brings to the tab's own. */
export const BackToRewards = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.rewards" />}
    render={(props) => <Link to="/coins" {...props} />}
  />
)
