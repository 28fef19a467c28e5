// Placeholder for content that is loading. It pulses slowly instead of shimmering, so that it does not flash at night.
import { cx } from '../style/cx.ts'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle'
  className?: string
}

const shapes = {
  line: 'h-4 rounded-full',
  title: 'h-7 w-2/3 rounded-full',
  block: 'h-28 rounded-card',
  circle: 'size-12 rounded-full',
}

export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <div aria-hidden className={cx('animate-breathe bg-blush-deep/70', shapes[shape], className)} />
}
