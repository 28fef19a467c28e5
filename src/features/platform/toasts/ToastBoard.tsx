// Shows the app's toasts as a stack, and closes each toast after its timeout.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useAppContext, useStore } from '#src/runtime/app/AppProvider.tsx'
import type { Toast } from '#src/runtime/app/toasts.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { useEarned } from './useEarned.ts'

const FirstReward = lazy(async () => ({ default: (await import('./FirstReward.tsx')).FirstReward }))

const NoInvitations = (_props: { isHeld: boolean }) => null

const Invitations = lazy(async () => ({
  // Members use the page without invitations if their code cannot be loaded.
  default: await import('#src/domain/late/Invitations.tsx').then(
    (module) => module.Invitations,
    () => NoInvitations,
  ),
}))

export function ToastBoard() {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const stored = useStore(toasts)
  const { toasts: openToasts, first, balanceAfter } = useEarned(stored)
  const dialog = useTopDialog()
  const isMember = useIsSignedIn()
  // True while the user hovers, touches or focuses a toast. Toasts do not close during this time.
  const [isPaused, setPaused] = useState(false)

  const close = useCallback(
    (id: number) => {
      // Reset the pause: a button that is removed while the user hovers or focuses it fires no leave or blur event.
      setPaused(false)
      toasts.close(id)
    },
    [toasts],
  )
  const balancedToasts = openToasts.map((toast) => ({ ...toast, balance: balanceAfter(toast) }))
  const withBalance = (text: string, coins: number | undefined) =>
    coins === undefined ? text : `${text} ${formatMessage({ id: 'platform.balance' }, { coins })}`
  const region = (
    <ToastRegion
      notices={balancedToasts.map(({ id, tone, text, action, balance, isBrief, isAnnounced }) => ({
        id: String(id),
        tone,
        isBrief,
        isAnnounced,
        text: withBalance(text, balance),
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
      // Toasts with an action may stay visible for a long time: place them away from the controls that the user is
      // likely to click next.
      position={openToasts.some(({ action }) => action) ? 'top' : 'centre'}
      inFlow={dialog !== undefined}
      label={formatMessage({ id: 'platform.notices' })}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
  return (
    <>
      {stored
        .filter((toast) => toast !== first?.toast)
        .map((toast) => (
          <Expiry key={toast.id} toast={toast} isPaused={isPaused} onEnd={close} />
        ))}
      {isMember && (
        <Suspense>
          <Invitations isHeld={first !== undefined} />
        </Suspense>
      )}
      {first && (
        <Suspense>
          <FirstReward key={first.toast.id} coins={first.coins} onClose={() => close(first.toast.id)} />
        </Suspense>
      )}
      {dialog ? createPortal(region, toastSlotOf(dialog)) : region}
    </>
  )
}

/**
 * Returns the element of a dialog in which toasts are shown. Ignores the toast elements of nested dialogs, because
 * nested dialogs are closed while this dialog is the topmost one.
 */
const toastSlotOf = (dialog: Element) =>
  [...dialog.querySelectorAll('[data-notices]')].find((place) => place.closest('dialog') === dialog) ?? dialog

/** Closes a toast after its timeout. The full timeout starts again after the user has hovered or focused a toast. */
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
        // Keep the dialogs in the order in which they were opened, because their order in the document may be
        // different.
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
