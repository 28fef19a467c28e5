// A voucher as the ticket it is: what it gives above the perforation, how to use it below.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface VoucherCardProps {
  /** What it takes off: "฿150", "10 %". */
  value: ReactNode
  title: ReactNode
  /** The minimum spend and other conditions, in plain words. */
  terms?: ReactNode
  /** A badge: "Ends in 3 days", "Used". */
  standing?: ReactNode
  /** "Until 30 November". */
  expiry: ReactNode
  /** Used or expired: it keeps its place and recedes. */
  spent?: boolean
  /** A CopyCode while it can be used, or a link to the order it was used for. */
  children?: ReactNode
  /** The title's rank on its page. */
  level?: 2 | 3
}

const notchClass = 'absolute top-0 size-5 rounded-full border border-line bg-surface'

export function VoucherCard(props: VoucherCardProps) {
  const { value, title, terms, standing, expiry, spent, children, level = 3 } = props
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={cx('rounded-card border border-line', spent ? 'bg-surface' : 'bg-raised')}>
      <div className="px-5 pt-4 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span
            className={cx(
              'amount min-w-0 text-2xl wrap-anywhere',
              spent ? 'text-ink-soft line-through' : 'text-accent',
            )}
          >
            {value}
          </span>
          {standing}
        </div>
        <Title className={cx('mt-1 font-semibold', spent && 'text-ink-soft')}>{title}</Title>
        {terms && <p className="text-sm text-ink-soft">{terms}</p>}
      </div>
      <div aria-hidden className="relative h-5">
        <span className="absolute inset-x-5 top-1/2 border-t-[1.5px] border-dashed border-line-strong/50" />
        <span className={cx(notchClass, 'left-[calc(--spacing(-2.5)-1px)] [clip-path:inset(0_0_0_50%)]')} />
        <span className={cx(notchClass, 'right-[calc(--spacing(-2.5)-1px)] [clip-path:inset(0_50%_0_0)]')} />
      </div>
      <div className="grid gap-2 px-5 pt-2 pb-4">
        {children}
        <p className="text-sm text-ink-soft">{expiry}</p>
      </div>
    </article>
  )
}
