// How long something is still open. It counts in the units that matter, so that far away nothing ticks.
import { useEffect, useState } from 'react'
import { partsOf, type TimeUnit } from './countdown.ts'

export interface CountdownProps {
  /** The end, in milliseconds since 1970. */
  until: number
  /** The clock by which the page was drawn, so that server and browser agree at first. */
  now: number
  /** What is counted, spoken: "Open for". */
  label: string
  /** The unit's name for so many of it: "days", "1 day". */
  unit: (unit: TimeUnit, value: number) => string
  /** Called once, when nothing is left. */
  onEnd?: () => void
}

export function Countdown({ until, now, label, unit, onEnd }: CountdownProps) {
  const [clock, setClock] = useState(now)
  const over = clock >= until
  useEffect(() => {
    if (over) {
      onEnd?.()
      return
    }
    const timer = setInterval(() => setClock(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over, onEnd])
  // A span, because it may stand in a sentence.
  return (
    <span role="timer" aria-label={label} className="inline-flex max-w-full flex-wrap gap-2">
      {partsOf(until - clock).map((part) => (
        <span
          key={part.unit}
          className="flex min-w-18 flex-col items-center rounded-control bg-blush px-3 py-2 text-center"
        >
          <span className="amount text-2xl">{part.value}</span>
          <span className="text-xs text-ink-soft">{unit(part.unit, part.value)}</span>
        </span>
      ))}
    </span>
  )
}
