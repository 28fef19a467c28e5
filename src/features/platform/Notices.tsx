// The app's notices, shown one above the other and taken away when their time is over.
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useHub, useStore } from '../../runtime/HubContext.tsx'
import { NoticeRegion } from '../../ui/NoticeRegion.tsx'

export function Notices() {
  const { formatMessage } = useIntl()
  const { notices } = useHub()
  const shown = useStore(notices)
  // While somebody reads or reaches for one, none goes away.
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timers = shown.map(({ id, timeout }) => setTimeout(() => notices.close(id), timeout))
    return () => timers.forEach(clearTimeout)
  }, [shown, held, notices])

  return (
    <NoticeRegion
      notices={shown.map(({ id, kind, text }) => ({ id: String(id), kind, text }))}
      onClose={(id) => notices.close(Number(id))}
      onHold={setHeld}
      label={formatMessage({ id: 'platform.notices' })}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
}
