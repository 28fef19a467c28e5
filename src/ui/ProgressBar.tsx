// A straight measure: questionnaire progress, odds, how much of a voucher's minimum is reached.
import { cx } from './cx.ts'

export interface ProgressBarProps {
  /** 0 to 1. */
  value: number
  /** The name, spoken. */
  label: string
  /** The value in words, e.g. "Question 3 of about 8"; without it a percentage is spoken. */
  valueText?: string
  tone?: 'accent' | 'positive' | 'coin'
  className?: string
}

const tones = { accent: 'bg-accent', positive: 'bg-positive-mark', coin: 'bg-coin-edge' }

export function ProgressBar({ value, label, valueText, tone = 'accent', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={cx('h-2 overflow-clip rounded-full bg-blush-deep forced-colors:border', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-240 forced-color-adjust-none',
          tones[tone],
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
