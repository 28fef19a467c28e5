// Completes a social sign-in with the response of the provider: once, in the tab that started it, and after removing
// the response from the URL.
import type { Input } from '#src/client/call.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { oauthCallback } from '#generated/calls/session.ts'
import type { CallError } from '#src/client/errors.ts'
import type { OauthLoginRequest, Session, SocialProvider } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { followRedirect } from '#src/runtime/routing/redirect.ts'
import {
  dropTicket,
  hasTicket,
  pendingTicket,
  storeTicket,
  takeAttempt,
  type PendingTicket,
} from '../shared/pendingSocial.ts'
import { secondFactorIn, type SecondFactorStep } from '../shared/secondFactor.ts'
import { forgetConsents } from './joinDraft.ts'

/** Reason of the failure: error of the server, or `gone` if no attempt of this tab belongs to the response. */
export type SocialRefusal = CallError | 'gone'

export function useSocialReturn(provider: SocialProvider) {
  const app = useAppContext()
  const router = useRouter()
  const answer = useSearch({ from: '/_blank/redirect/fastLogin/$provider' })
  const [pending, setPending] = useState<PendingTicket>()
  const [refusal, setRefusal] = useState<SocialRefusal>()
  const [factor, setFactor] = useState<SecondFactorStep>()
  const [attempt, setAttempt] = useState<OauthLoginRequest>()

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
      const ticket = storeTicket(result)
      forgetConsents(draftsOf(app))
      // The page that started connecting an account continues with the ticket.
      if (result.next === 'bind') followRedirect(result.redirect, app, router)
      else setPending(ticket)
    },
    onError: (error) => {
      const next = secondFactorIn(error)
      if (next) setFactor(next)
      else setRefusal(error)
    },
  })

  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const { state, ...rest } = answer
    const ticket = pendingTicket()
    // The page was reloaded during authentication.
    if (state === undefined && ticket?.ticket.provider === provider && ticket.next !== 'bind')
      return setPending(ticket)
    router.history.replace(router.state.location.pathname)
    const started = state === undefined ? undefined : takeAttempt(provider, state)
    setAttempt(started)
    if (started) mutate({ state: started.state, binding: started.binding, ...rest })
    else setRefusal('gone')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the address changes to
  }, [])

  return {
    /** Ticket to continue with. */
    pending,
    /** Second factor that is required, and a function that changes or clears it. */
    factor,
    setFactor,
    refusal,
    refuse: (error: CallError) => {
      dropTicket()
      setRefusal(error)
    },
    /** Parameters of the attempt, for a retry. */
    intent: attempt?.intent ?? 'signIn',
    redirect: pending?.redirect ?? attempt?.redirect,
    /** Retries if no response came; the attempt may still be valid. */
    retry: () => {
      setRefusal(undefined)
      if (variables) mutate(variables)
    },
    signedIn: (session: Session) => signedIn(session, pending?.redirect ?? attempt?.redirect ?? '/'),
  }
}
