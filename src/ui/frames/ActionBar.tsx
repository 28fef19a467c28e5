// Sticky bar with the primary button at the bottom of the screen, above the tabs if the layout has tabs.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'

export interface ActionBarProps {
  /** Note about the action, for example the total price, the current choice or a warning. */
  note?: ReactNode
  /** Primary button, with at most one quiet button before it. */
  children: ReactNode
  className?: string
}

export function ActionBar({ note, children, className }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className={cx(
        'sticky bottom-(--tabs,0px) z-20 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-4 pt-3',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] tablet:mx-0 tablet:px-0',
        className,
      )}
    >
      {note && <div className="min-w-32 flex-1">{note}</div>}
      <div className="flex flex-[2_1_12rem] flex-wrap gap-2 *:flex-auto md:justify-end md:*:flex-none">
        {children}
      </div>
    </div>
  )
}
