// Notification in one of the five tones that the specification defines. Color, icon and text each convey the tone.
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { Spinner } from '../progress/Spinner.tsx'

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing'
export interface NoticeProps {
  tone: Tone
  title?: ReactNode
  text?: ReactNode
  /** Button or link, for example "Try again". */
  action?: ReactNode
  onClose?: () => void
  closeLabel?: string
  className?: string
}

const colours: Record<Tone, string> = {
  positive: 'border-positive-ink/25 bg-positive-soft text-positive-ink',
  negative: 'border-negative-ink/25 bg-negative-soft text-negative-ink',
  warning: 'border-warning-ink/25 bg-warning-soft text-warning-ink',
  info: 'border-info-ink/25 bg-info-soft text-info-ink',
  ongoing: 'border-line bg-blush text-accent',
}
const icons = { positive: CircleCheck, negative: CircleAlert, warning: TriangleAlert, info: Info }

export function Notice({ tone, title, text, action, onClose, closeLabel, className }: NoticeProps) {
  const Icon = tone === 'ongoing' ? Spinner : icons[tone]
  return (
    <div
      className={cx('flex items-start gap-3 rounded-panel border py-3 pr-2 pl-4', colours[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-px text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {/* Do not render a paragraph: browsers close a paragraph before a nested paragraph. */}
        {text && <div className={title ? 'text-sm' : undefined}>{text}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onClose && (
        <IconButton label={closeLabel ?? ''} onClick={onClose} className="-my-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
