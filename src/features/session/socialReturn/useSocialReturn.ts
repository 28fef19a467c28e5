// Finishing what another service has answered: once, in the window that asked, and with an address that tells nothing of it.
import type { Input } from '../../../client/call.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { oauthCallback } from '../../../../generated/calls/session.ts'
import type { CallError } from '../../../client/errors.ts'
import type { Session, SocialIntent, SocialProvider } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { draftsOf } from '../../../runtime/session/drafts.ts'
import { followRedirect } from '../../../runtime/routing/redirect.ts'
import {
  dropTicket,
  hasTicket,
  heldTicket,
  keepTicket,
  takeAttempt,
  type HeldTicket,
} from '../shared/heldTicket.ts'
import { forgetConsents } from './joinDraft.ts'

/** How it came to nothing: by the server's word, or because no attempt of this window belongs to the answer. */
export type SocialRefusal = CallError | 'gone'

export function useSocialReturn(provider: SocialProvider) {
  const app = useAppContext()
  const router = useRouter()
  const answer = useSearch({ from: '/_blank/redirect/fastLogin/$provider' })
  const [held, setHeld] = useState<HeldTicket>()
  const [refusal, setRefusal] = useState<SocialRefusal>()
  const [begun, setBegun] = useState<{ intent: SocialIntent; redirect: string }>()

  const signedIn = ({ token }: Session, redirect: string) => {
    dropTicket()
    app.queryClient.clear()
    app.signIn(token)
    followRedirect(redirect, app, router)
  }
  const { mutate, variables } = useMutation({
    mutationFn: (answered: Omit<Input<'oauthCallback'>, 'provider'>) =>
      oauthCallback({ provider, ...answered }),
    meta: { handlesErrors: true },
    onSuccess: (result) => {
      if (result.session) return signedIn(result.session, result.redirect)
      if (!hasTicket(result)) return setRefusal('gone')
      const ticket = keepTicket(result)
      forgetConsents(draftsOf(app))
      // The page that asked for another account to be connected goes on with the ticket.
      if (result.next === 'bind') followRedirect(result.redirect, app, router)
      else setHeld(ticket)
    },
    onError: setRefusal,
  })

  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const { state, ...rest } = answer
    const ticket = heldTicket()
    // Reloaded while the member proves who they are.
    if (state === undefined && ticket?.ticket.provider === provider && ticket.next !== 'bind')
      return setHeld(ticket)
    router.history.replace(router.state.location.pathname)
    const attempt = state === undefined ? undefined : takeAttempt(provider, state)
    setBegun(attempt)
    if (attempt) mutate({ state: attempt.state, binding: attempt.binding, ...rest })
    else setRefusal('gone')
    // Once, whatever becomes of the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    /** The ticket to continue with, once there is one. */
    held,
    refusal,
    refuse: (error: CallError) => {
      dropTicket()
      setRefusal(error)
    },
    /** What the attempt was for, should it start again. */
    intent: begun?.intent ?? 'signIn',
    wanted: held?.redirect ?? begun?.redirect,
    /** Asks once more where no answer came; the attempt may still be good. */
    retry: () => {
      setRefusal(undefined)
      if (variables) mutate(variables)
    },
    signedIn: (session: Session) => signedIn(session, held?.redirect ?? '/'),
  }
}
