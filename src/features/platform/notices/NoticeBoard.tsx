// The app's notices, shown one above the other and taken away when their time is over.
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useAppContext, useStore } from '../../../runtime/app/AppProvider.tsx'
import { offerNight } from '../../../runtime/theme/nightOffer.ts'
import type { Notice } from '../../../runtime/notices/notices.ts'
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
  // While somebody reads or reaches for one, none goes away.
  const [held, setHeld] = useState(false)

  const close = useCallback(
    (id: number) => {
      // A button that goes away under finger and focus never says that they have left it.
      setHeld(false)
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
      onHold={setHeld}
      inFlow={dialog !== undefined}
      label={formatMessage({ id: 'platform.notices' })}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
  return (
    <>
      {shown.map((notice) => (
        <Expiry key={notice.id} notice={notice} held={held} onEnd={close} />
      ))}
      {dialog ? createPortal(region, placeIn(dialog)) : region}
    </>
  )
}

/** The dialog's own place for notices: another dialog, which is closed now, may stand in its content. */
const placeIn = (dialog: Element) =>
  [...dialog.querySelectorAll('[data-notices]')].find((place) => place.closest('dialog') === dialog) ?? dialog

/** Each notice has a time of its own, which begins again once nobody holds it any more. */
function Expiry({ notice, held, onEnd }: { notice: Notice; held: boolean; onEnd: (id: number) => void }) {
  useEffect(() => {
    if (held || notice.timeout === undefined) return
    const timer = setTimeout(() => onEnd(notice.id), notice.timeout)
    return () => clearTimeout(timer)
  }, [notice, held, onEnd])
  return null
}
