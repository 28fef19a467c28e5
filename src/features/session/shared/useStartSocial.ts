// Goes to another service's page: starts an attempt, keeps its binding in this window, and leaves.
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { oauthLogin } from '#generated/calls/session.ts'
import { useOauthLogin } from '#generated/hooks/session.ts'
import type { SocialIntent, SocialProvider } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { hubPathOf } from '#src/runtime/routing/redirect.ts'
import { storeAttempt } from './pendingSocial.ts'

/** @param redirectParam where to go on afterwards: a path of the hub, or whatever a `redirect` parameter says */
export function useStartSocial(intent: SocialIntent, redirectParam: string | undefined) {
  const app = useAppContext()
  const { formatMessage } = useIntl()
  const { mutate, reset, isPending, isSuccess, variables } = useOauthLogin({
    onSuccess: ({ url, state, binding }, attempt) => {
      if (storeAttempt({ ...attempt, state, binding })) location.assign(url)
      else app.toasts.show('negative', formatMessage({ id: 'session.social.noStorage' }))
    },
  })
  // Back from the service's page this one stands as it was left, with nothing under way.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])
  return {
    start: async (provider: SocialProvider) => {
      if (isPending) return
      const { shape } = await oauthLogin.schema()
      const redirect = shape.redirect.safeParse(hubPathOf(redirectParam, app)).data ?? '/'
      mutate({ provider, intent, redirect })
    },
    /** The service whose page is loading. */
    pending: isPending || isSuccess ? variables?.provider : undefined,
  }
}
