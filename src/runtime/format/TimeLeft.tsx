// How long something is still open, in the language's units, once it is less than 72 hours. It says when nothing is left.
import { useIntl, type IntlShape } from 'react-intl'
import { Countdown } from '#src/ui/rewards/Countdown.tsx'
import type { TimeUnit } from '#src/ui/rewards/countdown.ts'

type TimeLeftProps = {
  /** An instant of the contract. */
  until: string
  /** When it was read, in milliseconds: the clock of server and browser alike. */
  readAt: number
  /** What is counted: shown beside it. */
  label: string
  /** Called once, when nothing is left: the same function each time. */
  onEnd?: () => void
}

export function TimeLeft({ until, readAt, label, onEnd }: TimeLeftProps) {
  const intl = useIntl()
  return (
    <Countdown
      key={until}
      until={Date.parse(until)}
      now={readAt}
      label={label}
      unit={(unit, value) => unitName(intl, unit, value)}
      onEnd={onEnd}
    />
  )
}

/** The unit's own name for so many of it: `minutes`, `นาที`. */
const unitName = (intl: IntlShape, unit: TimeUnit, value: number) =>
  intl
    .formatNumberToParts(value, { style: 'unit', unit: singular[unit], unitDisplay: 'long' })
    .find(({ type }) => type === 'unit')?.value ?? ''

const singular = { days: 'day', hours: 'hour', minutes: 'minute' } as const
