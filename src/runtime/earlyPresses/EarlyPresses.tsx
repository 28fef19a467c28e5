// Renders the script that keeps presses made before hydration. It stands before every control of the document.
import { ScriptOnce, useRouterState } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/link.ts'
import { useAppContext } from '../app/AppProvider.tsx'
import { preloadWhenNeeded, signs } from '../loading/deferred.ts'
import { failed, replayEarlyPresses, statusId, hydrated, typedKey, failedToLoadId } from './replay.ts'

const scriptArguments = [hydrated, failed, statusId, failedToLoadId, typedKey].map((each) =>
  JSON.stringify(each),
)

export function EarlyPresses() {
  const { formatMessage } = useIntl()
  return (
    <>
      {/* The script sets its text; React renders none here. */}
      <p
        id={statusId}
        role="status"
        data-words={formatMessage({ id: 'form.pending' })}
        suppressHydrationWarning
        className="sr-only"
      >
        {''}
      </p>
      <div
        id={failedToLoadId}
        role="alert"
        hidden
        suppressHydrationWarning
        className={cx(
          'fixed inset-x-4 bottom-[calc(var(--spacing)*28+env(safe-area-inset-bottom))] z-50 mx-auto max-w-slip',
          'rounded-panel border border-warning-ink/25 bg-warning-soft px-4 py-3 md:bottom-20',
        )}
      >
        <p>
          <FormattedMessage id="platform.unloaded" />
        </p>
        <button type="button" className={`${linkClass} cursor-pointer`}>
          <FormattedMessage id="platform.reload" />
        </button>
      </div>
      {import.meta.env.SSR && <FirstScript />}
    </>
  )
}

/** Runs before any other script of the document. */
function FirstScript() {
  const { islandFiles } = useAppContext()
  const routes = useRouterState({ select: ({ matches }) => matches.map(({ routeId }) => routeId) })
  const files = [...new Set(routes.flatMap((id) => islandFiles?.(id) ?? []))]
  return (
    <ScriptOnce>
      {`(${preloadWhenNeeded.toString()})(${JSON.stringify(files)},${JSON.stringify(signs)});` +
        `(${replayEarlyPresses.toString()})(${scriptArguments.join()})`}
    </ScriptOnce>
  )
}
