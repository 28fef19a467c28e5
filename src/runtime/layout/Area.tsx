// Error boundary of one part of a page: if a call gets no response, the part shows the error and the rest of the page
// stays.
import { startTransition, useEffect, type ReactNode } from 'react'
import { onlineManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureText } from '../format/failureText.ts'
import { isFailedCall } from '../routing/failedCalls.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export const Area = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={AreaError}>
    {children}
  </CatchBoundary>
)

function AreaError({ error, reset }: ErrorComponentProps) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const queries = useQueryErrorResetBoundary()
  // Use a transition, which keeps the current content visible until the response arrives.
  const retry = () =>
    startTransition(() => {
      queries.reset()
      reset()
    })
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    const failed = cache.getAll().find(({ state }) => state.error === error)
    const stops = [
      onlineManager.subscribe((isOnline) => isOnline && retry()),
      // Retry when the failed query gets data, because another part of the page may use the same query and have
      // refetched it.
      cache.subscribe(({ query }) => query === failed && query.state.data !== undefined && retry()),
    ]
    return () => stops.forEach((stop) => stop())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- subscribe once per error
  }, [error])
  // The error boundary of the page handles all other errors.
  if (!isFailedCall(error)) throw error
  return (
    <Notice
      tone="negative"
      text={failureText(error, intl)}
      action={
        <Button size="small" variant="quiet" onClick={retry}>
          <FormattedMessage id="platform.tryAgain" />
        </Button>
      }
    />
  )
}
