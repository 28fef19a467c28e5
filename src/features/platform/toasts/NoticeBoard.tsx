// The app's notices, shown one above the other and closed after their time-out.
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useAppContext, useStore } from '../../../runtime/app/AppProvider.tsx'
import { offerNight } from './nightOffer.ts'
import type { Notice } from '../../../runtime/app/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { NoticeRegion } from '../../../ui/NoticeRegion.tsx'
import { useTopDialog } from './useTopDialog.ts'

export function NoticeBoard() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { notices } = app
  const shown = useStore(notices)
  const dialog = useTopDialog()
  useEffect(() => offerNight(app), [app])
  // While one is hovered, touched or focused, none closes.
  const [isPaused, setPaused] = useState(false)

  const close = useCallback(
    (id: number) => {
      // A button that is removed while pressed or focused fires no leave or blur event.
      setPaused(false)
      notices.close(id)
    },
    [notices],
  )
  const region = (
    <NoticeRegion
      notices={shown.map(({ id, kind, text, action }) => ({
        id: String(id),
        kind,
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
      position={shown.some(({ action }) => action) ? 'top' : 'centre'}
      inFlow={dialog !== undefined}
      label={formatMessage({ id: 'platform.notices' })}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
  return (
    <>
      {shown.map((notice) => (
        <Expiry key={notice.id} notice={notice} isPaused={isPaused} onEnd={close} />
      ))}
      {dialog ? createPortal(region, noticeSlotOf(dialog)) : region}
    </>
  )
}

/** The dialog's own slot for notices: its content may contain another dialog, which is closed now. */
const noticeSlotOf = (dialog: Element) =>
  [...dialog.querySelectorAll('[data-notices]')].find((place) => place.closest('dialog') === dialog) ?? dialog

/** Each notice has a time-out of its own, which starts again after a pause. */
function Expiry({
  notice,
  isPaused,
  onEnd,
}: {
  notice: Notice
  isPaused: boolean
  onEnd: (id: number) => void
}) {
  useEffect(() => {
    if (isPaused || notice.timeout === undefined) return
    const timer = setTimeout(() => onEnd(notice.id), notice.timeout)
    return () => clearTimeout(timer)
  }, [notice, isPaused, onEnd])
  return null
}
