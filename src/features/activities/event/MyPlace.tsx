// Section of an event page in which a member registers with a note, cancels the registration, or saves the event to
// the calendar.
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActivityEvent, Campaign, EventRegistration } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useCalendarFile } from '#src/runtime/downloads/useCalendarFile.ts'
import { island } from '#src/runtime/loading/island.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { activityPath } from '../search.ts'
import { useCancelEventRegistration } from '#generated/hooks/activities.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'

const PlaceForm = island(() => import('./PlaceForm.tsx').then(({ PlaceForm: form }) => form))

type MyPlaceProps = { campaign: Campaign; event: ActivityEvent }

export function MyPlace({ campaign, event }: MyPlaceProps) {
  const { id, state, mine } = campaign
  const registration = mine?.registration
  if (registration && registration.state !== 'cancelled')
    return <Held campaign={campaign} event={event} registration={registration} />
  if (state !== 'open' || event.isClosed) return <Explanation id="activities.event.over" />
  if (event.placesLeft + event.waitingPlacesLeft === 0) return <Explanation id="activities.event.full" />
  return (
    <div className="mt-5">
      <Suspense fallback={<Skeleton shape="block" className="h-48" />}>
        <PlaceForm activityId={id} isFull={event.placesLeft === 0} />
      </Suspense>
    </div>
  )
}

const Explanation = ({ id }: { id: 'activities.event.over' | 'activities.event.full' }) => (
  <p role="status" className="mt-5 rounded-panel bg-blush p-4">
    <FormattedMessage id={id} />
  </p>
)

function Held({ campaign, event, registration }: MyPlaceProps & { registration: EventRegistration }) {
  const { origin } = useAppContext()
  const saveEvent = useCalendarFile()
  const { state, position, note } = registration
  const { id, title } = campaign
  const url = new URL(activityPath(id), origin).href
  return (
    <div className="mt-5 rounded-panel bg-positive-soft p-4" role="status">
      <p className="font-semibold text-positive-ink">
        {state === 'waiting' ? (
          <FormattedMessage id="activities.event.waiting" values={{ position }} />
        ) : (
          <FormattedMessage id="activities.event.registered" />
        )}
      </p>
      {note !== null && (
        <p className="mt-1 text-sm text-positive-ink wrap-anywhere">
          <FormattedMessage id="activities.event.noted" values={{ note }} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'registered' && (
          <Button
            variant="soft"
            size="small"
            icon={<CalendarPlus aria-hidden className="size-5" />}
            onClick={() =>
              saveEvent(id, {
                uid: `${id}@${new URL(origin).host}`,
                title,
                text: event.place,
                url,
                period: { startsAt: event.startsAt, endsAt: event.endsAt },
              })
            }
          >
            <FormattedMessage id="activities.event.calendar" />
          </Button>
        )}
        <GiveUpPlace activityId={id} />
      </div>
    </div>
  )
}

/**
 * Cancels the registration. Asks for confirmation first, because the place then goes to the next member on the waiting
 * list.
 */
function GiveUpPlace({ activityId }: { activityId: string }) {
  const { formatMessage } = useIntl()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const cancel = useCancelEventRegistration({ onSettled: close })
  const isCancelling = useIsUpdating(cancel)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={isCancelling}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => setIsAsked(true)}
      >
        <FormattedMessage id="activities.event.cancel" />
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<FormattedMessage id="activities.event.cancel.title" />}
        confirm={<FormattedMessage id="activities.event.cancel.go" />}
        onConfirm={() => cancel.mutate({ activityId })}
        isPending={isCancelling}
        cancel={<FormattedMessage id="activities.event.cancel.keep" />}
        onCancel={close}
        advised="cancel"
      >
        <p>
          <FormattedMessage id="activities.event.cancel.text" />
        </p>
      </ConfirmDialog>
    </>
  )
}
