// Countdown of the remaining time, in units of the language, once it is less than 72 hours. Also shows that the time
// has ended.
import { useIntl, type IntlShape } from 'react-intl'
import { Countdown } from '#src/ui/rewards/Countdown.tsx'
import type { TimeUnit } from '#src/ui/rewards/countdown.ts'

type TimeLeftProps = {
  /** End as an instant of the contract. */
  until: string
  /** Load time of the data in ms, used as the current time on both server and browser. */
  readAt: number
  /** Label of the countdown. */
  label: string
  /** Called once at the end; must be a stable function. */
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

/** Returns the localized name of a unit in its plural form: `minutes`, `นาที`. */
const unitName = (intl: IntlShape, unit: TimeUnit, value: number) =>
  intl
    .formatNumberToParts(value, { style: 'unit', unit: singular[unit], unitDisplay: 'long' })
    .find(({ type }) => type === 'unit')?.value ?? ''

const singular = { days: 'day', hours: 'hour', minutes: 'minute' } as const
