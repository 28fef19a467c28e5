// Sends a one-time code, and counts down until another code may be requested.
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

/** @param sendTo call that sends the code or link; default `sendVerifyCode` */
export function useCodeSending(sendTo: (account: string) => Promise<CodeSent>) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const sentCode = usePosted()?.codeRequest
  const [sentTo, setSentTo] = useState<string | null>(sentCode?.account ?? null)
  const [readyAt, setReadyAt] = useState(sentCode?.readyAt ?? 0)
  const secondsLeft = useSecondsUntil(readyAt, sentCode?.saidAt)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ account }: Sending) => sendTo(account),
    // Show no error if the next code was requested too soon: the last code is still valid.
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
   * @param onSent called when a code has been sent, unless the form was unmounted in the meantime
   * @param onRefused shows the error of an invalid account at its field; by default, a toast shows the error
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
    /** Continues with the code that was already sent; sends another code only if another code may be requested now. */
    ensure: (account: string, onSent: () => void, onRefused?: Sending['onRefused']) => {
      if (sentTo === account && secondsLeft > 0) onSent()
      else send(account, onSent, onRefused)
    },
  }
}

/**
 * Returns the time at which the next code may be requested. If a code was requested too soon, perhaps in another tab,
 * the last code is still valid.
 */
export const readyAfter = (error: CallError) =>
  error.hasCode(CODE_WAIT) || error.hasCode(MAIL_WAIT) ? error.refusal?.data?.nextDate : undefined

/**
 * @param from time at which the page was loaded, in ms since 1970; used before hydration, when the browser clock cannot
 * be read yet
 */
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
