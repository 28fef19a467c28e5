// Seven days of a check-in cycle as a row of coin stamps; a missed one is a plain dot. What is drawn is hidden from screen readers, which
// hear one sentence a day instead: "Thursday, 20 coins, today".
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { Stamp, type DayState } from './Stamp.tsx'

export interface WeekDay {
  id: string
  /** Short name below the coin: "Thu", "พฤ.". */
  name: ReactNode
  /** On the coin: "+20". At most four characters. */
  reward: ReactNode
  state: DayState
  /** The day in words, spoken. */
  label: string
  /** Highlight a day whose state is already `done`: today, after the check-in. */
  current?: boolean
  /** A bow on the coin: the cycle's larger reward. */
  special?: boolean
}
export interface WeekStripProps {
  label: string
  days: readonly WeekDay[]
  /** The day at hand was just done: its coin is pressed, once. */
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
