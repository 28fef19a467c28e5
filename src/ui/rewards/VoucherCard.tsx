// Voucher in the shape of a ticket: the stub shows the discount, with terms and expiry next to it. A click expands the
// instructions; the native details element implements this.
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface VoucherCardProps {
  /** Discount of the voucher: "฿150", "10 %". */
  value: ReactNode
  title: ReactNode
  /** Minimum order value and eligible products. */
  terms?: ReactNode
  /** Badge with the state of the voucher: "Ends in 3 days", "Used". */
  standing?: ReactNode
  /** Text with the expiry of the voucher: "Until 30 November". */
  expiry: ReactNode
  /** True for a used or expired voucher, which is shown in a muted style. */
  spent?: boolean
  /** Buttons, shown below the expanded ticket. */
  children?: ReactNode
  /** Initially expanded. */
  open?: boolean
  /** Heading level of the title. */
  level?: 2 | 3
}

const ticketClass = 'grid grid-cols-[5.5rem_minmax(0,1fr)] items-stretch'
const notchClass = 'absolute left-[calc(5.5rem-0.5rem)] size-4 rounded-full border border-line bg-surface'

export function VoucherCard(props: VoucherCardProps) {
  const { value, title, terms, standing, expiry, spent, children, open, level = 3 } = props
  const Title = level === 2 ? 'h2' : 'h3'
  const ticket = (
    <>
      <span
        className={cx(
          'grid place-items-center border-r-[1.5px] border-dashed border-line-strong/50 p-2 text-center amount text-xl wrap-anywhere',
          spent ? 'text-ink-soft line-through' : 'bg-blush text-accent',
        )}
      >
        {value}
      </span>
      <span aria-hidden className={cx(notchClass, '-top-2')} />
      <span className="block min-w-0 py-3 pr-11 pl-4">
        <Title className={cx('font-semibold', spent && 'text-ink-soft')}>{title}</Title>
        {terms && <span className="block text-sm">{terms}</span>}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {standing}
          <span className="min-w-0">{expiry}</span>
        </span>
      </span>
    </>
  )
  return (
    <article
      className={cx(
        'relative overflow-clip rounded-card border border-line',
        spent ? 'bg-surface' : 'bg-raised',
      )}
    >
      {children ? (
        <details open={open} className="group">
          <summary
            className={cx(
              ticketClass,
              'cursor-pointer transition-colors hover:bg-blush/50 focus-visible:-outline-offset-4 [&::-webkit-details-marker]:hidden',
            )}
          >
            {ticket}
            <ChevronDown
              aria-hidden
              className="absolute top-4 right-4 size-5 text-ink-soft transition group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-3 border-t border-line px-4 py-4">{children}</div>
        </details>
      ) : (
        <div className={ticketClass}>{ticket}</div>
      )}
    </article>
  )
}
