// Timeline of a parcel, claim or account, with the newest event first.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** Time of the event, with the time zone if it differs from the member's time zone. */
  time: ReactNode
  /** Location or explanation. */
  text?: ReactNode
  /** True to highlight the event, because it needs attention. */
  trouble?: boolean
}

export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label}>
      {events.map((event, place) => {
        const newest = place === 0
        return (
          <li key={event.id} className="relative pb-6 pl-8 last:pb-0">
            {place < events.length - 1 && (
              <span aria-hidden className="absolute top-3 bottom-0 left-[0.4375rem] border-l-2 border-line" />
            )}
            <span
              aria-hidden
              className={cx(
                'absolute top-[0.3em] left-0 size-4 rounded-full border-2',
                event.trouble && 'border-negative bg-negative-soft',
                !event.trouble && (newest ? 'border-accent bg-accent' : 'border-line-strong bg-surface'),
              )}
            />
            <p className={cx(newest && 'font-semibold', event.trouble && 'text-negative-ink')}>
              {event.title}
            </p>
            {event.text && <p className="text-sm text-ink-soft">{event.text}</p>}
            <p className="text-sm text-ink-soft">{event.time}</p>
          </li>
        )
      })}
    </ol>
  )
}
