// Modal dialog based on the native element, which provides focus trap, Escape and an inert page without a library. A
// sheet opens at the bottom on phones, and at the side from the breakpoint `tablet` on.
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { IconButton } from '../actions/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /**
   * Called when the user presses Escape or the close button, and for a click outside unless the dialog contains a form.
   * The caller then sets `open` to false.
   */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  placement?: 'centre' | 'sheet'
  /** True if the dialog contains a form: it then ignores clicks outside, because closing would discard input. */
  holdsForm?: boolean
  /** Content that stays visible at the bottom of the dialog, such as its buttons. */
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

/** Returns the first field of a dialog that contains a form; other dialogs use the browser's default focus. */
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

  // Use a layout effect, to open the dialog before the next paint. Close a dialog that is unmounted while open,
  // because closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // Let the browser focus the element when the dialog opens: focusing it afterwards would cost another layout.
    firstField(element)?.toggleAttribute('autofocus', true)
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      closedby={holdsForm ? 'closerequest' : 'any'}
      aria-labelledby={titleId}
      // Ignore events of a nested dialog or file input, because React bubbles them.
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
        {/* Slot for toasts: the open dialog is in the top layer, so toasts outside of it would be hidden. */}
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
