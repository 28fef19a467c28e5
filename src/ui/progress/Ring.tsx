// Progress ring.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface RingProps {
  /** Progress from 0 to 1; other values are clamped. */
  value: number
  /** Complete text alternative: "240 of 500 points to Gold". */
  label: string
  /** Diameter in rem, so that the ring scales with its text; limited by the available width. */
  size?: number
  /** Stroke width as a fraction of the diameter. */
  weight?: number
  tone?: 'accent' | 'positive' | 'coin'
  children?: ReactNode
  className?: string
}

const tones = { accent: 'stroke-accent', positive: 'stroke-positive-mark', coin: 'stroke-coin-edge' }

export function Ring(props: RingProps) {
  const { value, label, size = 8, weight = 0.09, tone = 'accent', children, className } = props
  const share = Math.min(1, Math.max(0, value))
  const stroke = 100 * weight
  const shape = { cx: 50, cy: 50, r: 50 - stroke / 2, fill: 'none', strokeWidth: stroke, pathLength: 100 }
  return (
    <div
      className={cx('relative grid max-w-full shrink-0 place-items-center', className)}
      style={{ width: `${size}rem` }}
    >
      <svg viewBox="0 0 100 100" role="img" aria-label={label} className="w-full -rotate-90">
        <circle {...shape} className="stroke-blush-deep" />
        {share > 0 && (
          <circle
            {...shape}
            strokeLinecap="round"
            // Limit the arc to 96 percent unless the progress is complete, because its round ends would close a nearly
            // full ring.
            strokeDasharray={`${share === 1 ? 100 : Math.min(share * 100, 96)} 100`}
            className={cx(tones[tone], 'transition-[stroke-dasharray] duration-240')}
          />
        )}
      </svg>
      <div className="absolute inset-0 grid place-content-center p-[16%] text-center">{children}</div>
    </div>
  )
}
