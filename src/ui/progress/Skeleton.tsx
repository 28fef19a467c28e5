// The shape of what is coming. It breathes slowly rather than shimmers: nothing flashes at 3 a.m.
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
