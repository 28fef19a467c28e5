// Card of an activity: its title, its end date, the participation of the member, and a link if the member may open the
// activity.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Activity } from '#generated/schema.d.ts'
import { useCountries } from '#src/runtime/format/useCountries.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Badge, type BadgeTone } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Picture } from '../Picture.tsx'
import { activityPath } from '../search.ts'

export function ActivityCard({ activity }: { activity: Activity }) {
  const { title, teaser, picture, state, from, to, regions, inRegion } = activity
  const { end, instantDate } = useFormats()
  const countries = useCountries()
  const { timeZone } = useGetMyMembership().data
  const standing = participationIn(activity)
  return (
    <Card as="li" padding="none" className="flex flex-col hover:border-line-strong">
      <Picture src={picture} className="aspect-[8/4] w-full" />
      <div className="flex flex-1 flex-col p-5">
        {standing && (
          <Badge tone={tones[standing]} className="mb-2 self-start">
            <FormattedMessage id="activities.standing" values={{ standing }} />
          </Badge>
        )}
        <h2 className="title-card">
          <ActivityLink activity={activity}>{title}</ActivityLink>
        </h2>
        <p className="mt-1 text-ink-soft">{teaser}</p>
        <p className="mt-auto pt-3 text-sm text-ink-soft">
          <FormattedMessage
            id="activities.when"
            values={{
              state,
              date: state === 'ahead' ? instantDate(from, timeZone, 'medium') : end(to, timeZone, 'medium'),
            }}
          />
        </p>
        {!inRegion && (
          <p className="text-sm font-semibold">
            <FormattedMessage id="activities.for" values={{ countries: countries(regions) }} />
          </p>
        )}
      </div>
    </Card>
  )
}

/**
 * Links to the page of the activity, or to the page on which the member joins it. Renders no link if the member may
 * open neither page.
 */
function ActivityLink({ activity, children }: { activity: Activity; children: string }) {
  const { id, inRegion, activityStatus, hasPermission, joining, state } = activity
  const className = 'after:absolute after:inset-0'
  if (!inRegion) return children
  if (hasPermission)
    return activityStatus === 0 ? (
      <Link to={activityPath(id)} className={className}>
        {children}
      </Link>
    ) : (
      children
    )
  if (joining === null || state !== 'open') return children
  return (
    <Link to="/activities" search={{ join: id }} className={className}>
      {children}
    </Link>
  )
}

const tones = {
  registered: 'positive',
  waiting: 'info',
  entered: 'positive',
  won: 'coin',
  notDrawn: 'plain',
  joined: 'positive',
  invitation: 'info',
} as const satisfies Record<string, BadgeTone>

/**
 * Returns the state of the member's participation, such as `won` or `registered`. A result or a registration takes
 * precedence over having joined the activity.
 */
function participationIn(activity: Activity): keyof typeof tones | undefined {
  const { raffle, registration, permission, hasPermission, joining } = activity
  if (raffle) return raffle
  if (registration && registration.state !== 'cancelled') return registration.state
  if (permission !== null && hasPermission) return 'joined'
  return joining === 'invitation' ? 'invitation' : undefined
}
