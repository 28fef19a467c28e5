// Signs in with a passkey, which the account field suggests or a button requests. It runs only on devices that support
// passkeys. Its errors do not affect the other sign-in methods.
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { beginLoginByPasskey } from '#generated/calls/session.ts'
import { useLoginByPasskey } from '#generated/hooks/session.ts'
import {
  askForPasskey,
  worksOnHost,
  abortRequest,
  useCanUsePasskeys,
} from '#src/domain/reauthentication/passkeys.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'

export function usePasskeyLogin(onSignedIn: () => void) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const canUse = useCanUsePasskeys()
  const [isOffered, setIsOffered] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending } = useLoginByPasskey({ onSuccess: onSignedIn })

  useEffect(() => {
    if (!canUse || isAsking) return
    const { signal, end } = ending()
    void suggest({
      signal,
      onReady: () => setIsOffered(true),
      // Ignore the error here, because the query client shows it.
      onGiven: async (assertion) => void (await mutateAsync(assertion).catch(() => {})),
    })
    return end
  }, [canUse, isAsking, mutateAsync])

  // Abort the passkey request when the user leaves the step or the page.
  useEffect(() => () => void (canUse && abortRequest().catch(() => {})), [canUse])

  async function ask() {
    setIsAsking(true)
    const assertion = await beginLoginByPasskey().then(
      (options) => askForPasskey(options),
      (error: unknown) => {
        toasts.show('negative', failureText(error, intl))
        return 'stopped' as const
      },
    )
    if (assertion === 'failed') toasts.show('negative', intl.formatMessage({ id: 'form.passkey.failed' }))
    // Keep the button pending after a successful sign-in, because the member is being redirected.
    if (typeof assertion === 'object') await mutateAsync(assertion).catch(() => setIsAsking(false))
    else setIsAsking(false)
  }

  return { isOffered, ask: () => void ask(), isPending: isAsking || isPending }
}

function ending() {
  const controller = new AbortController()
  return { signal: controller.signal, end: () => controller.abort() }
}

type Given = Exclude<Awaited<ReturnType<typeof askForPasskey>>, string>

type Suggesting = {
  signal: AbortSignal
  onReady: () => void
  onGiven: (assertion: Given) => Promise<void>
}

/**
 * Suggests passkeys until the user selects one, and requests a new challenge before the current one expires. The button
 * for passkeys is shown while passkeys are suggested.
 */
async function suggest({ signal, onReady, onGiven }: Suggesting): Promise<void> {
  const options = await beginLoginByPasskey(undefined, signal).catch(() => undefined)
  if (!options || signal.aborted || !worksOnHost(options.rpId)) return
  onReady()
  let isOld = false
  const renewal = setTimeout(() => {
    isOld = true
    void abortRequest()
  }, options.timeout)
  signal.addEventListener('abort', () => clearTimeout(renewal))
  const assertion = await askForPasskey(options, { autofill: true })
  clearTimeout(renewal)
  if (signal.aborted) return
  if (typeof assertion === 'object') return await onGiven(assertion)
  // Request another challenge only if this challenge has expired. If the browser has aborted the request, it would also
  // abort the next request immediately.
  if (isOld) await suggest({ signal, onReady, onGiven })
}
