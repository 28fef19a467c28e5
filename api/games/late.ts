// A check-in that was pressed without a connection, pure: whether it comes in time, and the days once it has landed.
import { clockMinutes, lateHours } from '../../generated/lateCheckIn.ts'
import { refuse } from '../http/refuse.ts'
import { nextCheckIn, type CheckedDay, type Played } from './rules.ts'

/**
 * Of a device only the instant is taken, and only one that can be right: not in the future, of the last hours, and not from
 * before the session, with whose end the device forgets what it had kept.
 * @throws CHECK_IN_TOO_LATE, CHECK_IN_NO_DAY
 */
export function assertInTime(pressedAt: Date, sessionBegan: Date, now: Date) {
  const tolerance = clockMinutes * 60_000
  if (now.getTime() - pressedAt.getTime() > lateHours * 3_600_000)
    refuse('CHECK_IN_TOO_LATE', { reasons: [{ code: 'TOO_LONG_AGO', field: 'pressedAt' }] })
  if (pressedAt.getTime() - now.getTime() > tolerance)
    refuse('CHECK_IN_NO_DAY', { reasons: [{ code: 'IN_FUTURE', field: 'pressedAt' }] })
  if (sessionBegan.getTime() - pressedAt.getTime() > tolerance)
    refuse('CHECK_IN_NO_DAY', { reasons: [{ code: 'TOO_EARLY', field: 'pressedAt' }] })
}

/** The days with one more, as if it had come before those after it: these stay in their cycle, their streaks are counted anew. */
export function withDay({ days, paused }: Played, date: string) {
  const before = days.filter((day) => day.date < date)
  const checked = nextCheckIn({ days: before, paused }, date)
  const counted: CheckedDay[] = [...before, checked]
  for (const day of days.filter((one) => one.date > date))
    counted.push({ ...day, streak: nextCheckIn({ days: counted, paused }, day.date).streak })
  return { checked, days: counted }
}
