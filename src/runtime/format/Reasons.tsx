// Shows ineligibility reasons with their end dates, and links to the pages on which the member can resolve them.
import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Eligibility, Reason } from '#generated/schema.d.ts'
import type { StandingReason } from '#generated/reasons.ts'
import { cx } from '#src/ui/style/cx.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import type { MessageId } from '../language/messages.ts'
import { parseReason, reasonLines } from './reasons.ts'

type ReasonLink = { to: LinkProps['to']; label: MessageId; hash?: string }

const profile = '/about-me/edit-profile'
const checkIn: ReasonLink['to'] = '/games/normalCheckIn'

const contact: ReasonLink['to'] = '/contact'

const reasonLinks: Readonly<Partial<Record<StandingReason, ReasonLink>>> = {
  ADDRESS_GIFTS_LIMIT: { to: contact, label: 'reason.link.contact' },
  BABY_GIFTS_LIMIT: { to: contact, label: 'reason.link.contact' },
  BABY_MISSING: { to: profile, hash: 'babies', label: 'reason.link.baby' },
  BABY_NOT_BORN: { to: profile, hash: 'babies', label: 'reason.link.baby' },
  BIRTHDAY_MISSING: { to: profile, label: 'reason.link.birthday' },
  BIRTHS_TOO_CLOSE: { to: contact, label: 'reason.link.contact' },
  COINS_NEEDED_n: { to: checkIn, label: 'reason.link.coins' },
  CONSENT_MISSING: { to: '/about-me/privacy', label: 'reason.link.consent' },
  EMAIL_MISSING: { to: profile, label: 'reason.link.profile' },
  FROM_LEVEL_n: { to: '/memberShip', label: 'reason.link.level' },
  GIFTS_LIMIT: { to: contact, label: 'reason.link.contact' },
  MISSING: { to: profile, label: 'reason.link.profile' },
  NEW_POLICY: { to: '/about-me', label: 'reason.link.policy' },
  NOT_CHECKED_IN: { to: checkIn, label: 'reason.link.checkIn' },
  NOT_ENOUGH_COINS: { to: checkIn, label: 'reason.link.coins' },
  NOT_VERIFIED: { to: profile, label: 'reason.link.profile' },
  NO_ADDRESS: { to: '/address', label: 'reason.link.address' },
  NO_BABY: { to: profile, hash: 'babies', label: 'reason.link.baby' },
}

type ReasonsProps = {
  /** Eligibility of the member: from a response, or from the `data` of an error response. */
  eligibility: Pick<Eligibility, 'reasons' | 'nextDate'>
  /** Time zone of the member. */
  timeZone: string
  /** Path of a link to omit, because the page already contains this link. */
  without?: LinkProps['to']
  className?: string
}

/** Returns null if the member is eligible. */
export function Reasons({ eligibility: { reasons, nextDate }, timeZone, without, className }: ReasonsProps) {
  const intl = useIntl()
  const back = useLocation({ select: ({ pathname }) => pathname })
  const lines = reasonLines(intl, { reasons, nextDate }, timeZone)
  if (lines.length === 0) return null
  return (
    <div className={cx('text-sm text-ink-soft', className)}>
      {lines.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {linksOf(reasons)
        .filter(({ to }) => to !== without)
        .map((way) => (
          <Link key={way.label} {...linkOf(way, back)} className={cx(linkClass, 'mr-4')}>
            <FormattedMessage id={way.label} />
          </Link>
        ))}
    </div>
  )
}

/**
 * Returns the link for a reason. A link to the profile page contains the path of this page, so that the profile page
 * links back to it after the member has added the missing data.
 */
const linkOf = ({ to, hash }: ReasonLink, back: string): LinkProps =>
  to === profile ? { to, hash, search: { back } } : { to }

/** Returns only one link if several reasons lead to the same page. */
function linksOf(reasons: readonly Reason[]): ReasonLink[] {
  const allWays = reasons.flatMap((reason) => {
    const standing = parseReason(reason)
    return (standing && reasonLinks[standing.name]) ?? []
  })
  return allWays.filter((way, at) => allWays.findIndex(({ to }) => to === way.to) === at)
}
