// Button that uses a passkey as the second factor.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { beginSecondFactorPasskey } from '#generated/calls/session.ts'
import { useLoginBySecondFactor } from '#generated/hooks/session.ts'
import type { Session } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { askForPasskey, useCanUsePasskeys } from '#src/domain/reauthentication/passkeys.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type SecondPasskeyProps = {
  ticket: string
  onRefused: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

export function SecondPasskey({ ticket, onRefused, onSignedIn }: SecondPasskeyProps) {
  const intl = useIntl()
  const canUse = useCanUsePasskeys()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useLoginBySecondFactor({ meta: { showsRefusals: true } })

  async function give() {
    setProblem(undefined)
    setIsAsking(true)
    try {
      const passkey = await askForPasskey(await beginSecondFactorPasskey({ ticket }))
      if (typeof passkey === 'object') onSignedIn(await mutateAsync({ ticket, passkey }))
      else if (passkey !== 'stopped') setProblem(intl.formatMessage({ id: 'form.passkey.failed' }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(failureText(error, intl))
      onRefused(error)
    } finally {
      setIsAsking(false)
    }
  }

  if (!canUse) return null
  return (
    <>
      <div role="alert">{problem !== undefined && <Notice tone="negative" text={problem} />}</div>
      <Button
        full
        pending={isAsking || isPending}
        pendingLabel={intl.formatMessage({ id: 'form.pending' })}
        onClick={() => void give()}
      >
        <FormattedMessage id="session.login.byPasskey" />
      </Button>
    </>
  )
}
