// Queues check-ins that could not be sent, and shows them as waiting until the server has decided.
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { CheckInState } from '#generated/schema.d.ts'
import { lateHours } from '#generated/lateCheckIn.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { dateAt } from '#src/runtime/format/dates.ts'
import { keepCheckIn, keptOf, keptText, subscribeToKept } from '#src/domain/checkInQueue/keptCheckIns.ts'

const nothing = () => ''

export function useQueue({ game, today, timeZone, checkedInToday }: CheckInState) {
  const intl = useIntl()
  const { member, toasts } = useAppContext()
  const text = useSyncExternalStore(subscribeToKept, keptText, nothing)
  const dates = keptOf(member(), text)
    .filter((checkIn) => checkIn.game === game)
    .map(({ date }) => date)
  return {
    /** Queued dates in the member's time zone. */
    dates,
    /** True if the shown day or a later one is queued. */
    waits: dates.some((date) => date > today || (date === today && !checkedInToday)),
    keep: (pressedAt: Date) => {
      const owner = member()
      const date = dateAt(intl, pressedAt, timeZone)
      if (checkedInToday && date <= today)
        return toasts.show('info', intl.formatMessage({ id: 'games.checkIn.done' }))
      if (owner === undefined) return toasts.show('negative', intl.formatMessage({ id: 'error.offline' }))
      keepCheckIn({ member: owner, game, date, pressedAt: pressedAt.toISOString() })
      return toasts.show('info', intl.formatMessage({ id: 'games.late.kept' }, { hours: lateHours }))
    },
  }
}
