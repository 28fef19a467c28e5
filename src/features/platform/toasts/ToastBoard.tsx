// Shows the toasts of the app, stacked, and closes them after their timeout.
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useAppContext, useStore } from '#src/runtime/app/AppProvider.tsx'
import { offerNight } from './nightOffer.ts'
import type { Toast } from '#src/runtime/app/toasts.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'

export function ToastBoard() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { toasts } = app
  const openToasts = useStore(toasts)
  const dialog = useTopDialog()
  useEffect(() => offerNight(app), [app])
  // While a toast is hovered, touched or focused, no toast closes.
  const [isPaused, setPaused] = useState(false)

  const close = useCallback(
    (id: number) => {
      // A button that is removed while clicked or focused fires no leave or blur event.
      setPaused(false)
      toasts.close(id)
    },
    [toasts],
  )
  const region = (
    <ToastRegion
      notices={openToasts.map(({ id, tone, text, action }) => ({
        id: String(id),
        tone,
        text,
        action: action && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              action.act()
              close(id)
            }}
          >
            {action.label}
          </Button>
        ),
      }))}
      onClose={(id) => close(Number(id))}
      onPause={setPaused}
      // Toasts with an action may stay for long: keep them away from the next click.
      position={openToasts.some(({ action }) => action) ? 'top' : 'centre'}
      inFlow={dialog !== undefined}
      label={formatMessage({ id: 'platform.notices' })}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
  return (
    <>
      {openToasts.map((toast) => (
        <Expiry key={toast.id} toast={toast} isPaused={isPaused} onEnd={close} />
      ))}
      {dialog ? createPortal(region, toastSlotOf(dialog)) : region}
    </>
  )
}

/** Returns the toast slot of the dialog itself: its content may contain another dialog, which is closed. */
const toastSlotOf = (dialog: Element) =>
  [...dialog.querySelectorAll('[data-notices]')].find((place) => place.closest('dialog') === dialog) ?? dialog

/** Timeout of a toast, which restarts after a pause. */
function Expiry({
  toast,
  isPaused,
  onEnd,
}: {
  toast: Toast
  isPaused: boolean
  onEnd: (id: number) => void
}) {
  useEffect(() => {
    if (isPaused || toast.timeout === undefined) return
    const timer = setTimeout(() => onEnd(toast.id), toast.timeout)
    return () => clearTimeout(timer)
  }, [toast, isPaused, onEnd])
  return null
}

/** Returns the topmost modal dialog, which was opened last; `undefined` if no dialog is open. */
function useTopDialog(): Element | undefined {
  const [open, setOpen] = useState<Element[]>([])
  useEffect(() => {
    const look = () =>
      setOpen((before) => {
        const now = [...document.querySelectorAll('dialog:modal')]
        // Order by opening, which the order in the document does not reveal.
        const openDialogs = before.filter((dialog) => now.includes(dialog))
        const opened = now.filter((dialog) => !before.includes(dialog))
        return opened.length || openDialogs.length < before.length ? [...openDialogs, ...opened] : before
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])
  return open.at(-1)
}
