// Card of an event in a campaign: time, location, number of free places, and the member's registration.
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Campaign } from '#generated/schema.d.ts'
import { instantText } from '#src/runtime/format/dates.ts'
import { dayAndTimeText } from '#src/runtime/format/dayAndTime.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { MyPlace } from './MyPlace.tsx'
import { SignInLink } from '../SignInLink.tsx'
import { useTimeZone } from '../useTimeZone.ts'

export function EventCard({ campaign }: { campaign: Campaign }) {
  const { event, mine } = campaign
  const intl = useIntl()
  const timeZone = useTimeZone()
  if (!event) return null
  const registration = mine?.registration
  const isToSave = !event.isClosed && (!registration || registration.state === 'cancelled')
  const endText = intl.formatTime(event.endsAt, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  const timeText = [dayAndTimeText(intl, event.startsAt, timeZone), endText].join(' – ')
  return (
    <Card as="section" aria-labelledby="event">
      <h2 id="event" className="title-card">
        <FormattedMessage id="activities.event.title" />
      </h2>
      <ul className="mt-3 grid gap-2">
        <Fact icon={<CalendarDays aria-hidden />}>{timeText}</Fact>
        <Fact icon={<MapPin aria-hidden />}>{event.place}</Fact>
        <Fact icon={<Users aria-hidden />}>
          <FormattedMessage id="activities.event.places" values={{ places: event.placesLeft }} />
        </Fact>
      </ul>
      {mine ? <MyPlace campaign={campaign} event={event} /> : <SignInLink className="mt-5" />}
      {isToSave && (
        <p className="mt-3 text-sm text-ink-soft">
          <FormattedMessage
            id="activities.event.closes"
            values={{ date: instantText(intl, event.registrationClosesAt, timeZone) }}
          />
        </p>
      )}
    </Card>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent">
    {icon}
    <span>{children}</span>
  </li>
)
