// Where notices appear and are announced: at the centre of the screen, at its top where that is chosen, or in a dialog's slot for
// them (docs/decisions/0060).
import { useEffect, useRef } from 'react'
import { cx } from '../style/cx.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

export interface ToastItem extends Omit<NoticeProps, 'onClose' | 'closeLabel' | 'className'> {
  id: string
}
export interface ToastRegionProps {
  notices: readonly ToastItem[]
  onClose: (id: string) => void
  /** The region's name and the close button's, spoken. */
  label: string
  closeLabel: string
  position?: 'centre' | 'top'
  /** In a dialog they take room of their own. */
  inFlow?: boolean
  /** Pauses the time-out while somebody points at a notice, touches it or has moved the focus into it. */
  onPause?: (isPaused: boolean) => void
}

export function ToastRegion(props: ToastRegionProps) {
  const { notices, onClose, label, closeLabel, position = 'centre', inFlow, onPause } = props
  const region = useRef<HTMLElement>(null)
  const count = notices.length

  // The top layer is ordered by arrival: join it again when a modal dialog has opened since.
  useEffect(() => {
    const element = region.current
    // It may stand in a dialog that has gone in the same moment: its next place shows it.
    if (inFlow || !element?.isConnected || !element.showPopover) return
    const isShown = element.matches(':popover-open')
    const covered = count > 0 && document.querySelector('dialog:modal') !== null
    if (isShown && covered) element.hidePopover()
    if (!isShown || covered) element.showPopover()
  }, [count, inFlow])

  useEffect(() => {
    const element = region.current
    // A notice that appears under a mouse at rest is entered as well: only a move says that somebody points at it.
    const begins = ['pointermove', 'pointerdown', 'focusin']
    const ends = ['pointerleave', 'focusout']
    const updatePause = ({ type }: Event) => onPause?.(begins.includes(type))
    for (const event of [...begins, ...ends]) element?.addEventListener(event, updatePause)
    return () => {
      for (const event of [...begins, ...ends]) element?.removeEventListener(event, updatePause)
    }
  }, [onPause])

  const list = (urgent: boolean) =>
    notices
      .filter((notice) => (notice.tone === 'negative') === urgent)
      .map(({ id, ...notice }) => (
        <Notice
          key={id}
          {...notice}
          closeLabel={closeLabel}
          onClose={() => onClose(id)}
          className="pointer-events-auto animate-rise shadow-[0_1rem_2.5rem_-1rem_var(--scrim)]"
        />
      ))

  return (
    <section
      ref={region}
      popover={inFlow ? undefined : 'manual'}
      aria-label={label}
      className={
        inFlow
          ? cx('w-full', count > 0 && 'py-3')
          : cx(
              'pointer-events-none fixed inset-0 z-50 mx-auto h-fit w-full max-w-slip overflow-visible',
              'border-0 bg-transparent px-4 py-0 text-ink',
              position === 'top' ? 'mt-[max(1rem,env(safe-area-inset-top))] mb-auto' : 'my-auto',
            )
      }
    >
      <div role="alert" className="grid gap-2">
        {list(true)}
      </div>
      <div aria-live="polite" className="mt-2 grid gap-2">
        {list(false)}
      </div>
    </section>
  )
}
