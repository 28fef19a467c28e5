// Progress bar, for example for questionnaires, odds or the minimum order value of a voucher. It is a native element
// with custom style.
import { cx } from '../style/cx.ts'

export interface ProgressBarProps {
  /** Progress from 0 to 1. */
  value: number
  /** Name of the progress bar for screen readers. */
  label: string
  /** Text of the value for screen readers, such as "Question 3 of about 8"; default: a percentage. */
  valueText?: string
  tone?: 'accent' | 'positive'
  className?: string
}

const tones = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  positive: '[&::-moz-progress-bar]:bg-positive-mark [&::-webkit-progress-value]:bg-positive-mark',
}

export function ProgressBar({ value, label, valueText, tone = 'accent', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.min(1, Math.max(0, value))}
      className={cx(
        'block h-2 w-full appearance-none overflow-clip rounded-full border-0 bg-blush-deep forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent',
        '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size]',
        tones[tone],
        className,
      )}
    />
  )
}
