// The `common` layout: brand header, the page, footer. For registration, questionnaires, help. The page's title stands where it
// stands in the hub; what leads on is below the page on a phone, and beside it from 1024 on.
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { barClass, columnsClass, contentId, pageClass, railClass, shellClass, skipClass } from './frames.ts'

export interface CommonFrameProps {
  brand: ReactNode
  actions?: ReactNode
  skipLabel: string
  banner?: ReactNode
  /** The ways to pages near this one. */
  ways?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function CommonFrame({ brand, actions, skipLabel, banner, ways, footer, children }: CommonFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${contentId}`} className={skipClass}>
        {skipLabel}
      </a>
      <header>
        {banner}
        <div className={cx(shellClass, barClass)}>
          {brand}
          <div className="flex flex-wrap items-center justify-end gap-1">{actions}</div>
        </div>
      </header>
      <div className={cx(shellClass, columnsClass, 'flex-1')}>
        <main
          id={contentId}
          tabIndex={-1}
          className={cx(pageClass, 'pb-12 md:col-start-4 md:row-start-1 lg:col-start-3')}
        >
          {children}
        </main>
        {ways && <div className={cx(railClass, 'md:row-start-1 md:pt-2')}>{ways}</div>}
      </div>
      {footer && (
        <footer className="border-t border-line text-sm text-ink-soft">
          <div className={cx(shellClass, 'py-6')}>{footer}</div>
        </footer>
      )}
    </div>
  )
}
