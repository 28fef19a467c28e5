// The app's toasts, shown one above the other and closed after their time-out.
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
  // While one is hovered, touched or focused, none closes.
  const [isPaused, setPaused] = useState(false)

  const close = useCallback(
    (id: number) => {
      // A button that is removed while pressed or focused fires no leave or blur event.
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
      // What waits for an answer may stay for long: not where the next press goes.
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

/** The dialog's own slot for toasts: its content may contain another dialog, which is closed now. */
const toastSlotOf = (dialog: Element) =>
  [...dialog.querySelectorAll('[data-notices]')].find((place) => place.closest('dialog') === dialog) ?? dialog

/** Each toast has a time-out of its own, which starts again after a pause. */
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

/** The modal dialog on top of the page, the one opened last; `undefined` while there is none. */
function useTopDialog(): Element | undefined {
  const [open, setOpen] = useState<Element[]>([])
  useEffect(() => {
    const look = () =>
      setOpen((before) => {
        const now = [...document.querySelectorAll('dialog:modal')]
        // In the order in which they opened, which their places in the document do not tell.
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
