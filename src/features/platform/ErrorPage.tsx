// A page that could not be made: what happened, that nothing was lost, and a way to try again. It stands within the
// layout that the page would have stood in.
import { lazy, Suspense, type ReactNode } from 'react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureText } from '../../runtime/failure.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

// The page itself is always at hand; its picture may come later, or not at all when there is no connection.
const FaultScene = lazy(() =>
  import('../../art/FaultScene.tsx').then((art) => ({ default: art.FaultScene }), noPicture),
)

export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  const intl = useIntl()
  const router = useRouter()
  // Bots get what content there is, and no error page.
  if (useHub().isBot) return null
  return (
    <EmptyState
      level={1}
      art={
        <Suspense fallback={<div className="aspect-[4/3] w-72 max-w-full" />}>
          <FaultScene className="w-72 max-w-full" />
        </Suspense>
      }
      title={<FormattedMessage id="platform.fault" />}
      text={failureText(error, intl)}
      action={
        <Button
          onClick={async () => {
            await router.invalidate()
            reset()
          }}
        >
          <FormattedMessage id="platform.tryAgain" />
        </Button>
      }
    />
  )
}

const noPicture = () => ({ default: () => <></> })
