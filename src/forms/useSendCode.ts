// Sending a one-time code, and the wait before another may be asked for.
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { sendVerifyCode } from '../../generated/calls/session.ts'
import { CODE_WAIT, MAIL_WAIT } from '../../generated/codes.ts'
import type { CallError } from '../client/errors.ts'
import type { CodePurpose, CodeSent } from '../../generated/schema.d.ts'
import { failureText } from '../runtime/notices/failure.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'

export const useSendCode = (purpose: CodePurpose) =>
  useCodeSending((account) => sendVerifyCode({ account, purpose }))

/** @param sendTo the call that sends it, where it is not `sendVerifyCode`: a link is waited for as a code is */
export function useCodeSending(sendTo: (account: string) => Promise<CodeSent>) {
  const intl = useIntl()
  const { notices } = useAppContext()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [readyAt, setReadyAt] = useState(0)
  const secondsLeft = useSecondsUntil(readyAt)
  const { mutate, isPending } = useMutation({
    mutationFn: sendTo,
    // What counts as none is not told as an error.
    meta: { showsRefusals: true },
    onSuccess: ({ resendInSeconds }, account) => {
      setSentTo(account)
      setReadyAt(Date.now() + resendInSeconds * 1000)
    },
    onError: (error, account) => {
      const ready = readyAfter(error)
      if (ready) {
        setSentTo(account)
        setReadyAt(Date.parse(ready))
      } else if (!error.endsSession) notices.show('negative', failureText(error, intl))
    },
  })
  /** @param onSent goes on once a code is on its way there, unless its form has gone meanwhile */
  const send = (account: string, onSent?: () => void) => {
    if (isPending) return
    mutate(account, { onSuccess: onSent, onError: (error) => readyAfter(error) && onSent?.() })
  }
  return {
    sentTo,
    isPending,
    secondsLeft,
    send,
    /** Goes on with the code that was sent there, and sends another only where one may be asked for. */
    ensure: (account: string, onSent: () => void) => {
      if (sentTo === account && secondsLeft > 0) onSent()
      else send(account, onSent)
    },
  }
}

/** When the next one may be asked for. Asked too soon, perhaps in another tab or before a reload, what was sent still fits. */
const readyAfter = (error: CallError) =>
  error.is(CODE_WAIT) || error.is(MAIL_WAIT) ? error.refusal?.data?.nextDate : undefined

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(0)
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
