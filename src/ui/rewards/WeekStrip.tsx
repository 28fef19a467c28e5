// Row of the seven days of a check-in cycle, drawn as coin stamps; a missed day is a dot. The drawings are hidden
// from screen readers, which read one sentence per day: "Thursday, 20 coins, today".
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { Stamp, type DayState } from './Stamp.tsx'

export interface WeekDay {
  id: string
  /** Short name of the day below the coin: "Thu", "พฤ.". */
  name: ReactNode
  /** Reward on the coin: "+20"; at most four characters. */
  reward: ReactNode
  state: DayState
  /** Description of the day for screen readers. */
  label: string
  /** True to highlight today, even after the check-in, when the state of the day is `done`. */
  current?: boolean
  /** True to add a bow to the coin, because the day has the larger reward of the cycle. */
  special?: boolean
}
export interface WeekStripProps {
  label: string
  days: readonly WeekDay[]
  /** True to animate the coin of the current day once after its check-in. */
  pressed?: boolean
  className?: string
}

export function WeekStrip({ label, days, pressed, className }: WeekStripProps) {
  return (
    <ol
      aria-label={label}
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-x-0.5 gap-y-3 sm:gap-x-1',
        className,
      )}
    >
      {days.map((day) => {
        const today = day.state === 'today' || day.current
        return (
          <li
            key={day.id}
            aria-current={today ? 'date' : undefined}
            className={cx('min-w-0 rounded-panel px-px pt-2 pb-1.5 text-center', today && 'bg-blush')}
          >
            <span className="sr-only">{day.label}</span>
            <span aria-hidden className="block">
              <span
                className={cx(
                  'relative mx-auto grid max-w-16 place-items-center',
                  pressed && today && 'animate-press motion-reduce:animate-none',
                )}
              >
                <Stamp state={day.state} special={day.special} />
                {day.state !== 'missed' && (
                  <span className={cx('amount absolute text-[0.8125rem] sm:text-base', inkOf(day.state))}>
                    {day.reward}
                  </span>
                )}
              </span>
              <span
                className={cx(
                  'mt-1 block truncate text-xs',
                  today ? 'font-semibold text-accent' : 'text-ink-soft',
                )}
              >
                {day.name}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function inkOf(state: DayState): string {
  if (state === 'today') return 'text-on-accent'
  if (state === 'done' || state === 'made-up') return 'text-on-coin'
  return state === 'waiting' ? 'text-accent' : 'text-ink-soft'
}
