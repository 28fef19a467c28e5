// The `common` layout: brand header, one column of content, footer. For registration, questionnaires, help.
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { contentId, gutterClass, skipClass } from './frames.ts'

export interface CommonFrameProps {
  brand: ReactNode
  actions?: ReactNode
  skipLabel: string
  banner?: ReactNode
  footer?: ReactNode
  /** `form` for one column of fields, `read` for text, `page` for lists. */
  width?: 'form' | 'read' | 'page'
  children: ReactNode
}

const widths = { form: 'max-w-form', read: 'max-w-read', page: 'max-w-page' }

export function CommonFrame(props: CommonFrameProps) {
  const { brand, actions, skipLabel, banner, footer, width = 'form', children } = props
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${contentId}`} className={skipClass}>
        {skipLabel}
      </a>
      <header>
        {banner}
        <div
          className={cx(
            'mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-2 py-2',
            gutterClass,
          )}
        >
          {brand}
          <div className="flex flex-wrap items-center justify-end gap-1">{actions}</div>
        </div>
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className={cx('mx-auto w-full flex-1 pt-2 pb-12 outline-none', gutterClass, widths[width])}
      >
        {children}
      </main>
      {footer && (
        <footer className="border-t border-line text-sm text-ink-soft">
          <div className={cx('mx-auto max-w-page py-6', gutterClass)}>{footer}</div>
        </footer>
      )}
    </div>
  )
}
