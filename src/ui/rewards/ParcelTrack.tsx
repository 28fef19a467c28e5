// Diagram of the progress of a parcel: a path from the warehouse to the door, with one stop per delivery state.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ParcelTrackProps {
  /** Complete text alternative: "On its way, third of five stops". */
  label: string
  /** Number of stops including start and end; at least two. */
  stops: number
  /** 0-based index of the stop that the parcel has reached. */
  reached: number
  /** True if the parcel is on hold: the remaining path is gray. */
  halted?: boolean
  from: ReactNode
  to: ReactNode
}

const path = 'M20 62C70 62 74 24 124 26S186 66 236 60 270 26 300 30'

export function ParcelTrack({ label, stops, reached, halted, from, to }: ParcelTrackProps) {
  const way = (stop: number) => (100 * stop) / Math.max(1, stops - 1)
  const on = (stop: number) => ({ offsetPath: `path('${path}')`, offsetDistance: `${way(stop)}%` })
  const line = halted ? 'stroke-line-strong' : 'stroke-accent'
  return (
    <figure>
      <svg
        viewBox="0 0 320 84"
        role="img"
        aria-label={label}
        fill="none"
        strokeLinecap="round"
        className="mx-auto w-full max-w-form"
      >
        <path d={path} strokeWidth="2.5" strokeDasharray="0.1 7" className="stroke-line-strong" />
        <path
          d={path}
          pathLength="100"
          strokeWidth="3.5"
          strokeDasharray={`${way(reached)} 200`}
          className={cx(line, 'transition-[stroke-dasharray] duration-240')}
        />
        {Array.from({ length: stops }, (_, stop) => (
          <circle
            key={stop}
            r="5"
            strokeWidth="2.5"
            style={on(stop)}
            className={cx('fill-raised', stop <= reached ? line : 'stroke-line-strong')}
          />
        ))}
        <g
          strokeWidth="1.6"
          strokeLinejoin="round"
          style={{ ...on(reached), offsetRotate: '0deg' }}
          className="fill-coin stroke-coin-edge transition-[offset-distance] duration-240"
        >
          <path d="M-12-18 0-23 12-18V-5L0 0-12-5Z" />
          <path d="M-12-18 0-13 12-18M0-13V0M-6-20.5 6-15.5V-11" fill="none" />
        </g>
      </svg>
      <figcaption className="flex justify-between gap-6 text-sm text-ink-soft">
        <span>{from}</span>
        <span className="min-w-16 text-right text-balance">{to}</span>
      </figcaption>
    </figure>
  )
}
