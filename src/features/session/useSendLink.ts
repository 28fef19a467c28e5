// Sending a link for a new password, and the wait before another may be asked for.
import { useState } from 'react'
import { MAIL_WAIT } from '../../client/codes.ts'
import { useSendMailByRecoverPwd } from '../../client/session.ts'
import { useSecondsUntil } from '../../forms/useSendCode.ts'

export function useSendLink() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [readyAt, setReadyAt] = useState(0)
  const secondsLeft = useSecondsUntil(readyAt)
  const mutation = useSendMailByRecoverPwd({
    mutation: {
      onSuccess: ({ resendInSeconds }, { data }) => {
        setSentTo(data.account)
        setReadyAt(Date.now() + resendInSeconds * 1000)
      },
      onError: (error, { data }) => {
        // Asked again too soon, perhaps in another tab: the link that was sent still opens the page.
        const ready = error.is(MAIL_WAIT) ? error.refusal?.data?.nextDate : undefined
        if (ready) {
          setSentTo(data.account)
          setReadyAt(Date.parse(ready))
        }
      },
    },
  })
  return {
    mutation,
    sentTo,
    isPending: mutation.isPending,
    secondsLeft,
    send: (account: string) => {
      if (!mutation.isPending) mutation.mutate({ data: { account } })
    },
  }
}
