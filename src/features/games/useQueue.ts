// Stores check-ins that could not be sent, and shows them as waiting until the server has accepted or rejected them.
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { CheckInState } from '#generated/schema.d.ts'
import { lateHours } from '#generated/lateCheckIn.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { dateAt } from '#src/runtime/format/dates.ts'
import {
  storeCheckIn,
  storedCheckInsOf,
  storedText,
  subscribeToCheckIns,
} from '#src/domain/checkInQueue/storedCheckIns.ts'

const nothing = () => ''

export function useQueue({ game, today, timeZone, checkedInToday }: CheckInState) {
  const intl = useIntl()
  const { member, toasts } = useAppContext()
  const text = useSyncExternalStore(subscribeToCheckIns, storedText, nothing)
  const dates = storedCheckInsOf(member(), text)
    .filter((checkIn) => checkIn.game === game)
    .map(({ date }) => date)
  return {
    /** Dates of the queued check-ins in the member's time zone. */
    dates,
    /** True if a check-in for the shown day or a later day is queued. */
    waits: dates.some((date) => date > today || (date === today && !checkedInToday)),
    keep: (pressedAt: Date) => {
      const owner = member()
      const date = dateAt(intl, pressedAt, timeZone)
      if (checkedInToday && date <= today)
        return toasts.show('info', intl.formatMessage({ id: 'games.checkIn.done' }))
      if (owner === undefined) return toasts.show('negative', intl.formatMessage({ id: 'error.offline' }))
      storeCheckIn({ member: owner, game, date, pressedAt: pressedAt.toISOString() })
      return toasts.show('info', intl.formatMessage({ id: 'games.late.kept' }, { hours: lateHours }))
    },
  }
}
