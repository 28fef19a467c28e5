// Layout `common` for registration, questionnaires and help: header with logo, page content and footer. The title has
// the same position as in the default layout. Related links are below the page on phones, and next to it from 1024 px
// on.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FrameHeader } from './FrameHeader.tsx'
import { columnsClass, contentId, pageClass, railClass, shellClass } from './frames.ts'

export interface CommonFrameProps {
  brand: ReactNode
  actions?: ReactNode
  skipLabel: string
  banner?: ReactNode
  /** Links to related pages. */
  links?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function CommonFrame({
  brand,
  actions,
  skipLabel,
  banner,
  links,
  footer,
  children,
}: CommonFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <FrameHeader brand={brand} actions={actions} skipLabel={skipLabel} banner={banner} />
      <div className={cx(shellClass, columnsClass, 'flex-1')}>
        <main
          id={contentId}
          tabIndex={-1}
          className={cx(pageClass, 'pb-12 md:col-start-4 md:row-start-1 lg:col-start-3')}
        >
          {children}
        </main>
        {links && <div className={cx(railClass, 'md:row-start-1 md:pt-2')}>{links}</div>}
      </div>
      {footer && (
        <footer className="border-t border-line text-sm text-ink-soft">
          <div className={cx(shellClass, 'py-6')}>{footer}</div>
        </footer>
      )}
    </div>
  )
}
