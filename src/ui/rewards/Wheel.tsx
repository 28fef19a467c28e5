// Wheel of fortune whose slices are proportional to the odds of the prizes. The component only displays the wheel: it
// turns to a given angle, with an animation that runs only on the compositor. Adjacent text describes the result.
import type { CSSProperties, ReactNode } from 'react'
import { arcsOf } from './wheelAngles.ts'

export interface WheelSlice {
  id: string
  /** Probability of the prize, from 0 to 1; a prize without a probability has no slice. */
  share: number
  /** Small picture. */
  mark?: ReactNode
}

export interface WheelProps {
  slices: readonly WheelSlice[]
  /** Angle in degrees, clockwise; an increase turns the wheel with an animation. */
  turn: number
  /** Duration of the turn in ms; 0 disables the animation. */
  duration: number
}

const fills = [
  'var(--art-rose)',
  'var(--art-blush)',
  'var(--coin)',
  'var(--positive-soft)',
  'var(--art-mist)',
  'var(--blush-deep)',
]
/** Angle in degrees below which a slice has a smaller picture. */
const narrow = 30

export function Wheel({ slices, turn, duration }: WheelProps) {
  const arcs = arcsOf(slices)
  const style: CSSProperties = {
    transform: `rotate(${turn}deg)`,
    transition: `transform ${duration}ms cubic-bezier(0.2, 0.75, 0.15, 1)`,
  }
  return (
    <div aria-hidden className="relative mx-auto aspect-square w-full max-w-72 overflow-clip rounded-full">
      <div style={style} className="absolute inset-0 will-change-transform">
        <svg viewBox="-100 -100 200 200" className="size-full">
          {arcs.map(({ id, from, to }, place) => (
            <path
              key={id}
              d={slicePath(from, to)}
              fill={fills[place % fills.length]}
              className="stroke-raised"
              strokeWidth="1.5"
            />
          ))}
          <circle r="97" fill="none" className="stroke-line-strong" strokeWidth="3" />
          <circle r="13" className="fill-raised stroke-line-strong" strokeWidth="2" />
        </svg>
        {arcs.map(({ id, from, to }) => {
          const mark = slices.find((slice) => slice.id === id)?.mark
          return (
            mark && (
              <div
                key={id}
                style={{ transform: `rotate(${(from + to) / 2}deg)` }}
                className="absolute inset-0 flex justify-center"
              >
                <div
                  className={
                    to - from < narrow
                      ? 'mt-[7%] size-[12%] overflow-clip rounded-full'
                      : 'mt-[9%] size-[18%] overflow-clip rounded-full'
                  }
                >
                  {mark}
                </div>
              </div>
            )
          )
        })}
      </div>
      <svg viewBox="0 0 24 28" className="absolute top-0 left-1/2 w-[9%] -translate-x-1/2">
        <path
          d="M12 27 1.5 4.5C.8 2.6 2 1 4 1h16c2 0 3.2 1.6 2.5 3.5Z"
          className="fill-accent stroke-raised"
          strokeWidth="1.5"
        />
      </svg>
    </div>
  )
}

/** Returns the path of a slice of a circle with radius 97 around the origin. */
function slicePath(from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(97 * Math.sin(angle)).toFixed(2)} ${(-97 * Math.cos(angle)).toFixed(2)}`
  }
  // Use two halves for a full circle, because an arc that ends at its start point is not drawn.
  if (to - from > 359.9) return `M${at(from)}A97 97 0 0 1 ${at(from + 180)}A97 97 0 0 1 ${at(from)}Z`
  return `M0 0L${at(from)}A97 97 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`
}
