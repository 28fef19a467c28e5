// How long something is still open, once that is hours and no longer days. It counts by the minute: nothing ticks.
import { useEffect, useState } from 'react'
import { minute, partsOf, type TimeUnit } from './countdown.ts'

export interface CountdownProps {
  /** The end, in milliseconds since 1970. */
  until: number
  /** The clock by which the page was drawn, so that server and browser agree at first. */
  now: number
  /** What is counted: "Open for". Shown with it, and only then. */
  label: string
  /** The unit's name for so many of it: "days", "1 day". */
  unit: (unit: TimeUnit, value: number) => string
  /** Called once, when nothing is left. */
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
  // Spans, because it may stand in a sentence.
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
