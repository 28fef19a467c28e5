// A campaign's event: when, where, how many places are left, and the member's own.
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { cancelEventRegistration, registerForEvent } from '../../../generated/calls/activities.ts'
import type { Campaign } from '../../../generated/schema.d.ts'
import { useTimeZone } from '../../runtime/format/timeZone.ts'
import { useIsUpdating } from '../../runtime/app/useIsUpdating.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

export function EventCard({ campaign: { id, event, mine } }: { campaign: Campaign }) {
  const intl = useIntl()
  const timeZone = useTimeZone()
  if (!event) return null
  const day = { dateStyle: 'long', timeZone } as const
  const hour = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const when = [
    intl.formatDate(event.startsAt, { ...hour, weekday: 'long', day: 'numeric', month: 'long' }),
    intl.formatTime(event.endsAt, { ...hour, timeZoneName: 'short' }),
  ].join(' – ')
  return (
    <Card as="section" aria-labelledby="event">
      <h2 id="event" className="title-card">
        <FormattedMessage id="activities.event.title" />
      </h2>
      <ul className="mt-3 grid gap-2">
        <Fact icon={<CalendarDays aria-hidden />}>{when}</Fact>
        <Fact icon={<MapPin aria-hidden />}>{event.place}</Fact>
        <Fact icon={<Users aria-hidden />}>
          <FormattedMessage id="activities.event.places" values={{ places: event.placesLeft }} />
        </Fact>
      </ul>
      {mine && <MyPlace activityId={id} registration={mine.registration} isFull={event.placesLeft === 0} />}
      <p className="mt-3 text-sm text-ink-soft">
        <FormattedMessage
          id="activities.event.closes"
          values={{ date: intl.formatDate(event.registrationClosesAt, day) }}
        />
      </p>
    </Card>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent">
    {icon}
    <span>{children}</span>
  </li>
)

type MyPlaceProps = {
  activityId: string
  registration: NonNullable<Campaign['mine']>['registration']
  isFull: boolean
}

function MyPlace({ activityId, registration, isFull }: MyPlaceProps) {
  const intl = useIntl()
  const save = useMutation(registerForEvent.mutation)
  const cancel = useMutation(cancelEventRegistration.mutation)
  const isSaving = useIsUpdating(save)
  const isCancelling = useIsUpdating(cancel)
  const pendingLabel = intl.formatMessage({ id: 'form.pending' })
  const data = { activityId }
  if (!registration || registration.state === 'cancelled')
    return (
      <Button
        className="mt-5 max-sm:w-full"
        pending={isSaving}
        pendingLabel={pendingLabel}
        onClick={() => save.mutate(data)}
      >
        <FormattedMessage id={isFull ? 'activities.event.wait' : 'activities.event.register'} />
      </Button>
    )
  return (
    <div className="mt-5 rounded-panel bg-positive-soft p-4" role="status">
      <p className="font-semibold text-positive-ink">
        {registration.state === 'waiting' ? (
          <FormattedMessage id="activities.event.waiting" values={{ position: registration.position }} />
        ) : (
          <FormattedMessage id="activities.event.registered" />
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        pending={isCancelling}
        pendingLabel={pendingLabel}
        onClick={() => cancel.mutate(data)}
      >
        <FormattedMessage id="activities.event.cancel" />
      </Button>
    </div>
  )
}
