// Coin-shaped stamp of a check-in day. A symbol inside the coin (check mark, dash, dot) shows the state, so that it
// does not depend on color.
import { cx } from '../style/cx.ts'

export type DayState = 'done' | 'today' | 'missed' | 'ahead' | 'made-up' | 'waiting'

const scallop =
  'M22.0 4.8A4.1 4.1 0 0 1 29.5 6.5A4.1 4.1 0 0 1 35.4 11.3A4.1 4.1 0 0 1 38.8 18.2A4.1 4.1 0 0 1 38.8 25.8A4.1 4.1 0 0 1 35.4 32.7A4.1 4.1 0 0 1 29.5 37.5A4.1 4.1 0 0 1 22.0 39.2A4.1 4.1 0 0 1 14.5 37.5A4.1 4.1 0 0 1 8.6 32.7A4.1 4.1 0 0 1 5.2 25.8A4.1 4.1 0 0 1 5.2 18.2A4.1 4.1 0 0 1 8.6 11.3A4.1 4.1 0 0 1 14.5 6.5A4.1 4.1 0 0 1 22.0 4.8Z'

const faces: Record<Exclude<DayState, 'missed'>, string> = {
  done: 'fill-coin stroke-coin-edge',
  'made-up': 'fill-coin stroke-coin-edge',
  today: 'fill-accent stroke-accent',
  waiting: 'fill-blush stroke-accent [stroke-dasharray:2.6_2.8]',
  ahead: 'fill-raised stroke-line-strong',
}
const rims: Record<Exclude<DayState, 'missed'>, string> = {
  done: 'stroke-coin-edge opacity-70',
  'made-up': 'stroke-coin-edge [stroke-dasharray:2.2_2.4]',
  today: 'stroke-on-accent opacity-45',
  waiting: 'stroke-accent opacity-45',
  ahead: 'stroke-line',
}

export function Stamp({ state, special }: { state: DayState; special?: boolean }) {
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden
      className="w-full overflow-visible"
      fill="none"
      strokeLinecap="round"
    >
      {state === 'missed' ? (
        <circle cx="22" cy="22" r="4" className="fill-line-strong" />
      ) : (
        <>
          <path d={scallop} strokeWidth="1.3" className={cx(faces[state], 'transition-colors')} />
          <circle cx="22" cy="22" r="13.8" strokeWidth="1.1" className={rims[state]} />
        </>
      )}
      {special && (
        <g
          className="fill-[var(--art-rose)] stroke-[var(--art-line)]"
          strokeWidth="1.2"
          strokeLinejoin="round"
        >
          <path d="M22 5.4C17.6.2 12.6.3 13 3.8s5 3.6 9 1.6Zm0 0C26.4.2 31.4.3 31 3.8s-5 3.6-9 1.6Z" />
          <circle cx="22" cy="5.2" r="1.9" />
        </g>
      )}
      {state === 'done' && (
        <g>
          <circle cx="36" cy="36" r="7.5" className="fill-positive stroke-raised" strokeWidth="1.6" />
          <path d="m32.9 36.1 2.2 2.3 4-4.6" className="stroke-on-positive" strokeWidth="1.9" />
        </g>
      )}
      {state === 'waiting' && (
        <g className="stroke-accent" strokeWidth="1.5" strokeLinejoin="round">
          <circle cx="36" cy="36" r="7.5" className="fill-raised" />
          <path d="M36 32.2v4l2.6 1.7" />
        </g>
      )}
      {state === 'made-up' && (
        <g>
          <circle cx="36" cy="36" r="7.5" className="fill-positive-soft stroke-raised" strokeWidth="1.6" />
          <path
            d="M36 40.4v-4.2m0 0c-.1-2.4-1.6-3.5-4-3.5 0 2.4 1.5 3.5 4 3.5Zm0 1c0-2.1 1.4-3.3 3.9-3.2 0 2.2-1.4 3.3-3.9 3.2Z"
            className="stroke-positive-ink"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </g>
      )}
    </svg>
  )
}
