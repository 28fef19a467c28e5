// A page that could not be made: what happened, that nothing was lost, and a way to try again.
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { FaultScene } from '../../art/FaultScene.tsx'
import { failureText } from '../../runtime/failure.ts'
import { BlankFrame } from '../../ui/BlankFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const intl = useIntl()
  const router = useRouter()
  return (
    <BlankFrame centred>
      <EmptyState
        level={1}
        art={<FaultScene className="w-72 max-w-full" />}
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
    </BlankFrame>
  )
}
