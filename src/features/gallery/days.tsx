// Examples of check-in days in a week and in a month.
import { MonthCalendar, type CalendarMark } from '#src/ui/rewards/MonthCalendar.tsx'
import type { DayState } from '#src/ui/rewards/Stamp.tsx'
import { WeekStrip } from '#src/ui/rewards/WeekStrip.tsx'
import { State } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

const before: DayState[] = ['done', 'missed', 'made-up', 'today', 'ahead', 'ahead', 'ahead']
const offline: DayState[] = ['done', 'done', 'done', 'waiting', 'ahead', 'ahead', 'ahead']
const after: DayState[] = ['done', 'done', 'done', 'done', 'ahead', 'ahead', 'ahead']
const dayOf = (place: number) => `2026-11-${String(16 + place).padStart(2, '0')}`

export function Weeks() {
  const { t, number, date } = useLocaleState()
  const j = t.journey
  const days = (states: DayState[]) =>
    states.map((state, place) => {
      const coins = place === 6 ? 100 : 10 + place * 5
      const words = j.stampLabels[state === 'made-up' ? 'madeUp' : state]
      return {
        id: String(place),
        name: date(dayOf(place), { weekday: 'short' }),
        reward: `+${number(coins)}`,
        state,
        special: place === 6,
        current: place === 3,
        label: `${date(dayOf(place), { weekday: 'long' })}: ${number(coins)} ${t.words.coins}, ${words}`,
      }
    })
  return (
    <>
      <State name="before today’s" wide>
        <WeekStrip label={j.week} days={days(before)} />
      </State>
      <State name="today’s waits for a connection" wide>
        <WeekStrip label={j.week} days={days(offline)} />
      </State>
      <State name="after today’s" wide>
        <WeekStrip label={j.week} days={days(after)} />
      </State>
    </>
  )
}

export function Months() {
  const { t, date } = useLocaleState()
  const j = t.journey
  const states = {
    done: [3, 4, 5, 6, 7, 8, 9, 12, 13, 19, 20],
    'made-up': [14],
    missed: [10, 11],
    paused: [16, 17, 18],
    reward: [27],
  }
  const labels = {
    done: j.stampLabels.done,
    'made-up': j.stampLabels.madeUp,
    missed: j.stampLabels.missed,
    paused: j.stampLabels.paused,
    reward: t.data.waiting,
  }
  const marks: Record<string, CalendarMark> = {}
  const all = ['done', 'made-up', 'paused', 'missed', 'reward'] as const
  for (const state of all)
    for (const day of states[state])
      marks[`2026-11-${String(day).padStart(2, '0')}`] = { state, label: labels[state] }
  const weekdays = Array.from({ length: 7 }, (_, place) => ({
    short: date(dayOf(place - 1), { weekday: 'narrow' }),
    long: date(dayOf(place - 1), { weekday: 'long' }),
  }))
  return (
    <State name="kept, made up, paused, missed, a reward to come, and what the marks mean">
      <MonthCalendar
        month="2026-11"
        title={date('2026-11-15', { month: 'long', year: 'numeric' })}
        weekdays={weekdays}
        marks={marks}
        today="2026-11-21"
        legend={{ label: j.week, marks: all.map((state) => ({ state, label: labels[state] })) }}
        dayLabel={(iso) => date(iso, { day: 'numeric', month: 'long' })}
        previous={{ label: j.previous, onPress: () => undefined }}
        next={{ label: j.following, onPress: () => undefined, disabled: true }}
      />
    </State>
  )
}
