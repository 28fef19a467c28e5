// Re-authenticates the member by passkey, and returns the error if that fails.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { beginPasskeyProof } from '#generated/calls/session.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { askForPasskey } from './passkeys.ts'

export function usePasskeyReauthentication() {
  const intl = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { mutateAsync, error } = useMutation({
    mutationFn: () => beginPasskeyProof(),
    meta: { showsRefusals: true },
  })
  async function ask() {
    setIsAsking(true)
    setHasFailed(false)
    const options = await mutateAsync().catch(() => undefined)
    const assertion = options && (await askForPasskey(options))
    setIsAsking(false)
    if (typeof assertion === 'object') return assertion
    setHasFailed(assertion !== undefined && assertion !== 'stopped')
    return undefined
  }
  return {
    /** @returns `undefined` if there is no passkey; `problem` then contains the reason unless the member canceled */
    ask,
    isAsking,
    problem: error ? failureText(error, intl) : hasFailed && <FormattedMessage id="form.passkey.failed" />,
  }
}
