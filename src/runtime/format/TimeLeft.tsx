// Shows a countdown of the remaining time in localized units once less than 72 hours remain, and a message when the
// time has ended.
import { useIntl, type IntlShape } from 'react-intl'
import { Countdown } from '#src/ui/rewards/Countdown.tsx'
import type { TimeUnit } from '#src/ui/rewards/countdown.ts'

type TimeLeftProps = {
  /** End of the countdown: an instant in the format of the contract. */
  until: string
  /**
   * Time in ms at which the data was loaded, used as the current time for rendering on the server and during
   * hydration.
   */
  readAt: number
  /** Label of the countdown. */
  label: string
  /** Called once when the countdown ends. Pass the same function on every render. */
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

/** Returns the localized name of a unit in the plural form for the number: `minutes`, `นาที`. */
const unitName = (intl: IntlShape, unit: TimeUnit, value: number) =>
  intl
    .formatNumberToParts(value, { style: 'unit', unit: singular[unit], unitDisplay: 'long' })
    .find(({ type }) => type === 'unit')?.value ?? ''

const singular = { days: 'day', hours: 'hour', minutes: 'minute' } as const
