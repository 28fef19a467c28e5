// Error page within the layout of the failed page: explanation and retry button. While the browser is offline, the page
// explains the lost connection, and retries automatically when the connection returns.
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { CallError } from '#src/client/errors.ts'
import { faultTitle, withHubName } from '#src/runtime/routing/title.ts'
import { PageIncomplete } from '#src/runtime/loading/reload.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import type { Toasts } from '#src/runtime/app/toasts.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { shownId } from '#shared/requestId.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { useRecovery } from './useRecovery.ts'

const noPicture = () => ({ default: () => <></> })

// Load the picture on demand, so that the first page load contains the error page without its picture. While offline,
// no picture is shown.
const FaultScene = lazy(() =>
  import('#src/art/FaultScene.tsx').then((art) => ({ default: art.FaultScene }), noPicture),
)
const OfflineScene = lazy(() =>
  import('#src/art/OfflineScene.tsx').then((art) => ({ default: art.OfflineScene }), noPicture),
)

/** Closes toasts with one of the texts until the returned function is called. */
function closeToasts(toasts: Toasts, texts: readonly string[]) {
  const close = () => toasts.get().forEach((toast) => texts.includes(toast.text) && toasts.close(toast.id))
  close()
  return toasts.subscribe(close)
}

type ErrorPageProps = ErrorComponentProps & {
  /** Called by the retry button; by default the button reloads the data and renders the page again. */
  tryAgain?: () => void
}

export function ErrorPage(props: ErrorPageProps): ReactNode {
  return useRecovery(props.error, props.reset) ? null : <Failure {...props} />
}

/** Error page without a layout, for errors that only the root boundary catches (section 8 of the specification). */
export function FatalPage(props: ErrorPageProps) {
  return (
    <BlankFrame centred>
      <ErrorPage {...props} />
    </BlankFrame>
  )
}

function Failure({ error, reset, tryAgain }: ErrorPageProps) {
  const intl = useIntl()
  const router = useRouter()
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, isOnlineOnServer)
  const retry = async () => {
    if (tryAgain) return tryAgain()
    await router.invalidate()
    reset()
  }
  useEffect(() => {
    if (isOnline) return
    return onlineManager.subscribe((isBack) => isBack && void retry())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- subscribe once per lost connection
  }, [isOnline])
  useTitle(withHubName(intl.formatMessage({ id: isOnline ? faultTitle : 'offline.title' }), intl))
  const app = useAppContext()
  // Close toasts about the lost connection, because the page says the same. Calls fail with other texts until the
  // browser reports the lost connection.
  useEffect(() => {
    const ids = ['error.offline', 'error.transport', 'error.online'] as const
    const texts = ids.map((id) => intl.formatMessage({ id }))
    return isOnline ? undefined : closeToasts(app.toasts, [failureText(error, intl), ...texts])
  }, [isOnline, app, error, intl])
  // Show no error to crawlers, which get the rest of the page.
  if (app.isBot) return null
  const Scene = isOnline ? FaultScene : OfflineScene
  return (
    <EmptyState
      level={1}
      art={
        <Suspense fallback={<div className="aspect-[4/3] w-full max-w-72" />}>
          <Scene className="w-72 max-w-full" />
        </Suspense>
      }
      code={isOnline ? statusOf(error) : undefined}
      title={<FormattedMessage id={isOnline ? faultTitle : 'offline.title'} />}
      text={
        isOnline ? (
          <>
            <Cause error={error} />
            <RequestId id={error instanceof CallError ? error.requestId : app.requestId} />
          </>
        ) : (
          <span>
            <FormattedMessage id="offline.text" />
          </span>
        )
      }
      action={
        <Button onClick={() => void retry()}>
          <FormattedMessage id="platform.tryAgain" />
        </Button>
      }
    />
  )
}

function Cause({ error }: { error: unknown }) {
  const intl = useIntl()
  return error instanceof PageIncomplete ? (
    <span>
      <FormattedMessage id="platform.incomplete" />
    </span>
  ) : (
    <span>{failureText(error, intl)}</span>
  )
}

function RequestId({ id }: { id: string | undefined }) {
  if (id === undefined) return null
  const idText = <span className="tabular-nums select-all">{shownId(id)}</span>
  return (
    <p className="mt-3 text-sm">
      <FormattedMessage id="platform.requestId" values={{ id: idText }} />
    </p>
  )
}

/**
 * Returns the status code to show on the error page. An exception in the code of the page counts as a server error
 * (section 8 of the specification).
 */
function statusOf(error: unknown): number | undefined {
  if (error instanceof PageIncomplete) return undefined
  if (!(error instanceof CallError)) return 500
  // Return no status code for a call without a response, and 500 for a business error with HTTP 200.
  return error.status === 0 ? undefined : error.status === 200 ? 500 : error.status
}

/**
 * Sets the document title, because rendering may fail after the head was created. Restores the title of the page
 * afterwards.
 */
function useTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnlineNow = () => onlineManager.isOnline()
const isOnlineOnServer = () => true
