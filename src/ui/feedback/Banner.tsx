// Bar at the top of the page for states such as offline, new version or saved draft. It does not cover content and
// does not close automatically.
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { shellClass } from '../frames/frames.ts'
import { IconButton } from '../actions/IconButton.tsx'

export interface BannerProps {
  tone?: 'plain' | 'info' | 'warning'
  icon?: ReactNode
  children: ReactNode
  /** Button or link. */
  action?: ReactNode
  onClose?: () => void
  closeLabel?: string
}

const tones = {
  plain: 'bg-blush',
  info: 'bg-info-soft',
  warning: 'bg-warning-soft',
}

export function Banner({ tone = 'plain', icon, children, action, onClose, closeLabel }: BannerProps) {
  return (
    <div role="status" className={cx('text-sm forced-colors:border-b', tones[tone])}>
      <div
        className={cx(shellClass, 'flex min-h-11 items-center gap-3 py-0.5 [&>svg]:size-5 [&>svg]:shrink-0')}
      >
        {icon}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
          {/* Do not render a paragraph here, because the content may consist of several paragraphs (see Notice). */}
          <div className="py-1">{children}</div>
          {action}
        </div>
        {onClose && (
          <IconButton label={closeLabel ?? ''} onClick={onClose} className="-mr-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
