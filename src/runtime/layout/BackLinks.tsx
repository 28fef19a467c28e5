// Back links, which are shown at the top of pages and lead one level up.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '#src/ui/frames/PageHead.tsx'

/** Back link to the home page, for pages outside of the account. */
export const BackHome = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.home" />}
    render={(props) => <Link to="/" {...props} />}
  />
)

/** Back link to `/about-me`, for pages of the account. */
export const BackToMe = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.me" />}
    render={(props) => <Link to="/about-me" {...props} />}
  />
)

/** Back link to the main page of the rewards tab, for pages about rewards. */
export const BackToRewards = () => (
  <BackLink
    label={<FormattedMessage id="platform.nav.rewards" />}
    render={(props) => <Link to="/coins" {...props} />}
  />
)
