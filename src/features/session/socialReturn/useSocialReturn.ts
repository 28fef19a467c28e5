// Completes a social sign-in with the response of the provider. Completes it only once, in the tab that started the
// sign-in, after removing the response from the URL.
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
import { deleteConsents } from './joinDraft.ts'

/** Reason of the failure: the error of the server, or `gone` if this tab has not started the attempt. */
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
      deleteConsents(draftsOf(app))
      // Continue on the page on which the member started to connect the account; that page uses the ticket.
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
    // The page was reloaded while the member authenticated: continue with the stored ticket.
    if (state === undefined && ticket?.ticket.provider === provider && ticket.next !== 'bind')
      return setPending(ticket)
    router.history.replace(router.state.location.pathname)
    const started = state === undefined ? undefined : takeAttempt(provider, state)
    setAttempt(started)
    if (started) mutate({ state: started.state, binding: started.binding, ...rest })
    else setRefusal('gone')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once, even if the URL changes
  }, [])

  return {
    /** Stored ticket with which the social sign-in continues. */
    pending,
    /** Second step of a two-step sign-in if it is required, and a function that sets or clears it. */
    factor,
    setFactor,
    refusal,
    refuse: (error: CallError) => {
      dropTicket()
      setRefusal(error)
    },
    /** Purpose of the attempt and its target page, with which the user can start another attempt. */
    intent: attempt?.intent ?? 'signIn',
    redirect: pending?.redirect ?? attempt?.redirect,
    /** Retries the attempt if there was no response, because the attempt may still be valid. */
    retry: () => {
      setRefusal(undefined)
      if (variables) mutate(variables)
    },
    signedIn: (session: Session) => signedIn(session, pending?.redirect ?? attempt?.redirect ?? '/'),
  }
}
