// The platform's modal: focus is trapped, Escape closes, the page behind is inert, all without a library.
// A sheet rises from the bottom on a phone, where the thumb is, and stands at the side from `tablet` on.
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { IconButton } from '../actions/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Escape, the close button and, unless it holds a form, a press outside; the caller then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  placement?: 'centre' | 'sheet'
  /** A press outside does not close it: what was typed or placed in it would be lost. */
  holdsForm?: boolean
  /** Stays in view below the content: the actions. */
  footer?: ReactNode
  children: ReactNode
}

const places = {
  centre: 'm-auto max-h-[min(92dvh,48rem)] w-[calc(100%-2rem)] max-w-form rounded-card',
  sheet: cx(
    'mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-form rounded-t-card',
    'tablet:my-0 tablet:mr-0 tablet:h-dvh tablet:max-h-dvh tablet:max-w-slip tablet:rounded-l-card tablet:rounded-r-none',
  ),
}

/** The element to focus first in a dialog with a form; one that only asks yes or no has the platform's default. */
const firstField = (dialog: HTMLDialogElement) =>
  [...dialog.querySelectorAll<HTMLElement>('input:checked, input:not([type=radio]), select, textarea')].find(
    (field) => field.tabIndex >= 0 && !field.matches(':disabled, [type=hidden], [hidden]'),
  )

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  placement = 'centre',
  holdsForm,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the paint, so that a press is answered at once. A dialog that is taken away while it is open closes first: that
  // is how the platform gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // The platform moves the focus there as it opens, which costs one layout less than moving it afterwards.
    firstField(element)?.toggleAttribute('autofocus', true)
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      closedby={holdsForm ? 'closerequest' : 'any'}
      aria-labelledby={titleId}
      // React lets these two rise: those of a dialog or a file input inside are not its own.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) =>
        target === currentTarget && open && !currentTarget.open && onClose()
      }
      className={cx(
        'overflow-clip border border-line bg-raised text-ink backdrop:bg-scrim open:flex open:animate-rise',
        places[placement],
      )}
    >
      <div className="flex min-h-0 w-full flex-col">
        <header className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5 tablet:pl-6">
          <h2 id={titleId} className="title-card py-2">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 tablet:px-6">
          {children}
        </div>
        {/* The app's notices stand here while the dialog is on top. */}
        <div data-notices className="px-5 tablet:px-6" />
        {footer && (
          <footer className="grid gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}
