// Renders a status for a button that was clicked before hydration, and a notification for a page that did not finish
// loading. The script in `replay.ts` shows both.
import { FormattedMessage, useIntl } from 'react-intl'
import { cx } from '#src/ui/style/cx.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { statusId, failedToLoadId } from './names.ts'

export function PreHydrationClicks() {
  const { formatMessage } = useIntl()
  return (
    <>
      {/* React renders this element empty; the script of the document sets its text. */}
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
    </>
  )
}
