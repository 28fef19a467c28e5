// Links to the ways in which members earn points.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { linkClass } from '#src/ui/actions/link.ts'

export const UnlockWays = () => (
  <>
    <Link to="/games/normalCheckIn" className={linkClass}>
      <FormattedMessage id="reason.link.checkIn" />
    </Link>
    <Link to="/villages/list" className={linkClass}>
      <FormattedMessage id="item.unlock.course" />
    </Link>
  </>
)
