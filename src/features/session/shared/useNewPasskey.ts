// Creates a passkey on the device and registers it with the hub.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAddPasskey } from '#generated/hooks/session.ts'
import type { PasskeyCreationOptions } from '#generated/schema.d.ts'
import { createPasskey } from '#src/domain/reauthentication/passkeys.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

export function useNewPasskey(onAdded: () => void = () => {}) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const [isMaking, setIsMaking] = useState(false)
  const { mutate, isPending } = useAddPasskey({
    onSuccess: () => {
      toasts.announce(formatMessage({ id: 'session.passkey.added' }))
      onAdded()
    },
  })
  const make = async (options: PasskeyCreationOptions) => {
    setIsMaking(true)
    const credential = await createPasskey(options)
    setIsMaking(false)
    if (typeof credential === 'object') mutate(credential)
    else if (credential === 'exists') toasts.show('info', formatMessage({ id: 'session.passkey.exists' }))
    else if (credential === 'failed') toasts.show('negative', formatMessage({ id: 'form.passkey.failed' }))
  }
  return { make, isPending: isMaking || isPending }
}
