// Sending a one-time code, and the wait before another may be asked for.
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CODE_WAIT, MAIL_WAIT } from '../client/codes.ts'
import { sendVerifyCode } from '../client/session.ts'
import type { CodePurpose, CodeSent } from '../client/types.ts'
import { failureText } from '../runtime/failure.ts'
import { useHub } from '../runtime/HubContext.tsx'

export const useSendCode = (purpose: CodePurpose) =>
  useCodeSending((account) => sendVerifyCode({ account, purpose }))

/** @param sendTo the call that sends it, where it is not `sendVerifyCode`: a link is waited for as a code is */
export function useCodeSending(sendTo: (account: string) => Promise<CodeSent>) {
  const intl = useIntl()
  const { notices } = useHub()
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
      // Asked again too soon, perhaps in another tab or before a reload: the code that was sent still fits.
      const isEarly = error.is(CODE_WAIT) || error.is(MAIL_WAIT)
      const ready = isEarly ? error.refusal?.data?.nextDate : undefined
      if (ready) {
        setSentTo(account)
        setReadyAt(Date.parse(ready))
      } else if (!error.endsSession) notices.show('negative', failureText(error, intl))
    },
  })
  return {
    sentTo,
    isPending,
    secondsLeft,
    send: (account: string) => {
      if (!isPending) mutate(account)
    },
  }
}

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
