// Sending a one-time code, and the wait before another may be asked for.
import { useEffect, useState } from 'react'
import { CODE_WAIT } from '../client/codes.ts'
import { useSendVerifyCode } from '../client/session.ts'
import type { CodePurpose } from '../client/types.ts'

export function useSendCode(purpose: CodePurpose) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [readyAt, setReadyAt] = useState(0)
  const secondsLeft = useSecondsUntil(readyAt)
  const { mutate, isPending } = useSendVerifyCode({
    mutation: {
      onSuccess: ({ resendInSeconds }, { data }) => {
        setSentTo(data.account)
        setReadyAt(Date.now() + resendInSeconds * 1000)
      },
      onError: (error, { data }) => {
        // Asked again too soon, perhaps in another tab: the code that was sent still fits.
        const ready = error.is(CODE_WAIT) ? error.refusal?.data?.nextDate : undefined
        if (ready) {
          setSentTo(data.account)
          setReadyAt(Date.parse(ready))
        }
      },
    },
  })
  return {
    sentTo,
    isPending,
    secondsLeft,
    send: (account: string) => {
      if (!isPending) mutate({ data: { account, purpose } })
    },
  }
}

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(() => (Date.now() >= instant ? clearInterval(timer) : tick()), 1000)
    return () => clearInterval(timer)
  }, [instant])
  return Math.max(0, Math.ceil((instant - now) / 1000))
}
