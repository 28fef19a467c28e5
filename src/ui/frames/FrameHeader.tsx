// Skip link and header that several layouts share.
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { barClass, contentId, shellClass, skipClass } from './frames.ts'

interface FrameHeaderProps {
  brand: ReactNode
  actions?: ReactNode
  skipLabel: string
  banner?: ReactNode
}

export function FrameHeader({ brand, actions, skipLabel, banner }: FrameHeaderProps) {
  return (
    <>
      <a href={`#${contentId}`} className={cx(skipClass, 'print:hidden')}>
        {skipLabel}
      </a>
      <header className="print:hidden">
        {banner}
        <div className={cx(shellClass, barClass)}>
          {brand}
          <div className="flex flex-wrap items-center justify-end gap-1">{actions}</div>
        </div>
      </header>
    </>
  )
}
