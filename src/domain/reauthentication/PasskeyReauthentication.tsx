// Re-authenticates by passkey: the button makes the device sign a challenge, then calls the operation.
import { useEffect, useRef, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CallError } from '#src/client/errors.ts'
import type { Proof } from '#generated/schema.d.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { Mutation } from '#src/forms/useContractForm.ts'
import { usePasskeyReauthentication } from './usePasskeyReauthentication.tsx'

type PasskeyReauthenticationProps<Body, Result> = {
  operation: { mutation: Mutation<Body, Result> }
  /** Builds the operation's request body from the re-authentication. */
  body: (proof: Proof) => Body
  onSuccess: (result: Result) => void
  onRefused?: (error: CallError) => void
  autoFocus?: boolean
  /** Label of the button; it names the action. */
  children: ReactNode
}

export function PasskeyReauthentication<Body, Result>(props: PasskeyReauthenticationProps<Body, Result>) {
  const { operation, body, onSuccess, onRefused, autoFocus, children } = props
  const intl = useIntl()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (autoFocus) text.current?.focus()
  }, [autoFocus])
  const { ask, isAsking, problem } = usePasskeyReauthentication()
  const { mutate, reset, isPending, error } = useMutation({
    ...operation.mutation,
    meta: { showsRefusals: true },
    onSuccess,
    onError: onRefused,
  })

  async function reauthenticate() {
    reset()
    const passkey = await ask()
    if (passkey) mutate(body({ passkey }))
  }

  const why = error ? failureText(error, intl) : problem
  return (
    <div className="grid grid-cols-1 gap-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        <FormattedMessage id="form.proof.passkey" />
      </p>
      <div role="alert">{why && <Notice tone="negative" text={why} />}</div>
      <Button
        full
        pending={isAsking || isPending}
        pendingLabel={intl.formatMessage({ id: 'form.pending' })}
        onClick={() => void reauthenticate()}
      >
        {children}
      </Button>
    </div>
  )
}
