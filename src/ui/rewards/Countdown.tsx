// Countdown of the remaining time, updated every minute. It is shown when at most 72 hours remain.
import { useEffect, useState } from 'react'
import { minute, partsOf, type TimeUnit } from './countdown.ts'

export interface CountdownProps {
  /** End of the countdown in ms since 1970. */
  until: number
  /** Current time at rendering in ms since 1970, so that server and browser render the same text. */
  now: number
  /** Label "Open for", which is shown only together with the countdown. */
  label: string
  /** Returns the name of the unit for a number of units: "days" for 2, "day" for 1. */
  unit: (unit: TimeUnit, value: number) => string
  /** Called once when the countdown ends. */
  onEnd?: () => void
}

export function Countdown({ until, now, label, unit, onEnd }: CountdownProps) {
  const [clock, setClock] = useState(now)
  const left = until - clock
  useEffect(() => {
    if (left <= 0) {
      onEnd?.()
      return
    }
    const timer = setTimeout(() => setClock(Date.now()), left % minute || minute)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  const parts = partsOf(left)
  if (parts.length === 0) return null
  // Render spans, because the countdown may be part of a sentence.
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden className="text-sm text-ink-soft">
        {label}
      </span>
      <span role="timer" aria-label={label} className="inline-flex max-w-full flex-wrap gap-2">
        {parts.map((part) => (
          <span
            key={part.unit}
            className="flex min-w-18 flex-col items-center rounded-control bg-blush px-3 py-2 text-center"
          >
            <span className="amount text-2xl">{part.value}</span>
            <span className="text-xs text-ink-soft">{unit(part.unit, part.value)}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
