// Region that shows and announces toasts. It is at the center or top of the screen, or in the toast slot of an open
// dialog (docs/specification-gaps.md).
import { useEffect, useRef } from 'react'
import { cx } from '../style/cx.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

export interface ToastItem extends Omit<NoticeProps, 'onClose' | 'closeLabel' | 'className'> {
  id: string
  /** True for a short text, which is shown in one line. */
  isBrief?: boolean | undefined
  /** True for a text that only screen readers get, because the page shows the result. */
  isAnnounced?: boolean | undefined
}
export interface ToastRegionProps {
  notices: readonly ToastItem[]
  onClose: (id: string) => void
  /** Name of the region and of the close button for screen readers. */
  label: string
  closeLabel: string
  position?: 'centre' | 'top'
  /** True if the region is in a dialog, in which it takes space in the layout. */
  inFlow?: boolean
  /** Called with true while a toast is hovered, touched or focused, to pause the timeouts. */
  onPause?: (isPaused: boolean) => void
}

export function ToastRegion(props: ToastRegionProps) {
  const { notices, onClose, label, closeLabel, position = 'centre', inFlow, onPause } = props
  const region = useRef<HTMLElement>(null)
  const count = notices.filter(({ isAnnounced }) => !isAnnounced).length

  // Insert the region again if a modal dialog was opened after it, because the top layer is ordered by insertion.
  useEffect(() => {
    const element = region.current
    // Skip the region if its dialog was just removed, because the region is then rendered in another position.
    if (inFlow || !element?.isConnected || !element.showPopover) return
    const isShown = element.matches(':popover-open')
    const covered = count > 0 && document.querySelector('dialog:modal') !== null
    if (isShown && covered) element.hidePopover()
    if (!isShown || covered) element.showPopover()
  }, [count, inFlow])

  useEffect(() => {
    const element = region.current
    // Handle only pointer moves, because a toast that appears below an idle mouse also receives `pointerenter`.
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
      .map(({ id, isBrief, isAnnounced, ...notice }) =>
        isAnnounced ? (
          <p key={id} className="sr-only">
            {notice.text}
          </p>
        ) : (
          <Notice
            key={id}
            {...notice}
            closeLabel={closeLabel}
            onClose={() => onClose(id)}
            className={cx(
              'pointer-events-auto animate-rise shadow-[0_1rem_2.5rem_-1rem_var(--scrim)]',
              isBrief && 'mx-auto w-fit max-w-full sm:whitespace-nowrap',
            )}
          />
        ),
      )

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
