// Sending a one-time code, and the wait before another may be asked for.
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { sendVerifyCode } from '#generated/calls/session.ts'
import { CODE_WAIT, MAIL_WAIT } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import type { CodePurpose, CodeSent } from '#generated/schema.d.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { usePosted } from '#src/runtime/posted/posted.ts'

type Sending = { account: string; onRefused?: ((error: CallError) => void) | undefined }

export const useSendCode = (purpose: CodePurpose) =>
  useCodeSending((account) => sendVerifyCode({ account, purpose }))

/** @param sendTo the call that sends it, where it is not `sendVerifyCode`: a link is waited for as a code is */
export function useCodeSending(sendTo: (account: string) => Promise<CodeSent>) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const sentCode = usePosted()?.codeRequest
  const [sentTo, setSentTo] = useState<string | null>(sentCode?.account ?? null)
  const [readyAt, setReadyAt] = useState(sentCode?.readyAt ?? 0)
  const secondsLeft = useSecondsUntil(readyAt, sentCode?.saidAt)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ account }: Sending) => sendTo(account),
    // A code requested too soon is not shown as an error.
    meta: { showsRefusals: true },
    onSuccess: ({ resendInSeconds }, { account }) => {
      setSentTo(account)
      setReadyAt(Date.now() + resendInSeconds * 1000)
    },
    onError: (error, { account, onRefused }) => {
      const ready = readyAfter(error)
      if (ready) {
        setSentTo(account)
        setReadyAt(Date.parse(ready))
      } else if (onRefused && error.reasons.some(({ field }) => field === 'account')) onRefused(error)
      else if (!error.endsSession) toasts.show('negative', failureText(error, intl))
    },
  })
  /**
   * @param onSent called once a code was sent there, unless its form was unmounted meanwhile
   * @param onRefused shows at its field that the account is none; a notice tells it without this
   */
  const send = (account: string, onSent?: () => void, onRefused?: Sending['onRefused']) => {
    if (isPending) return
    mutate({ account, onRefused }, { onSuccess: onSent, onError: (error) => readyAfter(error) && onSent?.() })
  }
  return {
    sentTo,
    isPending,
    secondsLeft,
    send,
    /** Continues with the code that was sent there, and sends another only once that is allowed. */
    ensure: (account: string, onSent: () => void, onRefused?: Sending['onRefused']) => {
      if (sentTo === account && secondsLeft > 0) onSent()
      else send(account, onSent, onRefused)
    },
  }
}

/** When the next one may be requested. If it was requested too soon, perhaps from another tab, the last code is still valid. */
export const readyAfter = (error: CallError) =>
  error.hasCode(CODE_WAIT) || error.hasCode(MAIL_WAIT) ? error.refusal?.data?.nextDate : undefined

/** @param from the instant that the page begins with: its own clock is read only once it has come to life */
function useSecondsUntil(instant: number, from = 0): number {
  const [now, setNow] = useState(from)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(() => {
      tick()
      if (Date.now() >= instant) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return Math.max(0, Math.ceil((instant - now) / 1000))
}
