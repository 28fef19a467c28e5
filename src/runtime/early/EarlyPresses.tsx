// Stands before every control of the document: what is pressed before the page lives waits for it.
import { ScriptOnce } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { holdEarlyPresses, statusId, takenOver } from './hold.ts'

export function EarlyPresses() {
  const { formatMessage } = useIntl()
  return (
    <>
      {/* Its words come and go without React, which has none here of its own. */}
      <p
        id={statusId}
        role="status"
        data-words={formatMessage({ id: 'form.pending' })}
        suppressHydrationWarning
        className="sr-only"
      >
        {''}
      </p>
      {import.meta.env.SSR && (
        <ScriptOnce>{`(${holdEarlyPresses.toString()})(${JSON.stringify(takenOver)},${JSON.stringify(statusId)})`}</ScriptOnce>
      )}
    </>
  )
}
