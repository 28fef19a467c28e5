// Formats the state of a check-in game in the chosen language.
import type { IntlShape } from 'react-intl'
import type { CheckInDay, CheckInState } from '#generated/schema.d.ts'
import { dayText, noonOf } from '#src/runtime/format/dates.ts'
import type { WeekDay } from '#src/ui/rewards/WeekStrip.tsx'
import { specialDays } from './milestones.ts'
import { rewardText } from './rewards.ts'

/**
 * Selects weekday names that fit below a coin on a phone. In languages whose short names are whole words, uses the
 * narrow names, which are abbreviated further.
 */
function weekdayStyle(intl: IntlShape, dates: string[]): 'short' | 'narrow' {
  return dates.some((date) => weekdayOf(intl, date, 'short').length > 4) ? 'narrow' : 'short'
}

const weekdayOf = (intl: IntlShape, date: string, weekday: 'short' | 'narrow') =>
  intl.formatDate(noonOf(date), { weekday, timeZone: 'UTC' })

/** Returns the weekday names from Sunday on, by formatting seven dates from Sunday, January 4, 1970. */
export const weekdayNames = (intl: IntlShape) =>
  Array.from({ length: 7 }, (_, day) => {
    const date = new Date(Date.UTC(1970, 0, 4 + day))
    return {
      short: intl.formatDate(date, { weekday: 'narrow', timeZone: 'UTC' }),
      long: intl.formatDate(date, { weekday: 'long', timeZone: 'UTC' }),
    }
  })

/** Returns the seven days of the cycle, with names, rewards and labels, for the row of days on the page. */
export function weekDays(intl: IntlShape, state: CheckInState, waiting: readonly string[]): WeekDay[] {
  const { cycle, today } = state
  const style = weekdayStyle(
    intl,
    cycle.map(({ date }) => date),
  )
  const special = new Set(specialDays(state).map(({ date }) => date))
  const stripDays = cycle.map((day) =>
    waiting.includes(day.date) && !isDone(day) ? { ...day, state: 'waiting' as const } : day,
  )
  return stripDays.map((day) => ({
    id: day.date,
    name: weekdayOf(intl, day.date, style),
    reward: `+${intl.formatNumber(day.reward.coins)}`,
    state: day.state,
    current: day.date === today,
    special: special.has(day.date),
    label: spoken(intl, day),
  }))
}

type ShownDay = Omit<CheckInDay, 'state'> & Pick<WeekDay, 'state'>

const spoken = (intl: IntlShape, { date, state, reward }: ShownDay) =>
  intl.formatMessage(
    { id: 'games.checkIn.day' },
    {
      date: dayText(intl, date),
      reward: rewardText(intl, reward),
      state: state === 'made-up' ? 'madeUp' : state,
    },
  )

export const isDone = ({ state }: Pick<CheckInDay, 'state'>) => state === 'done' || state === 'made-up'
