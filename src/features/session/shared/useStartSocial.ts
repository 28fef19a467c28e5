// Starts a social sign-in: stores the binding of the attempt in this tab, and redirects to the provider.
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { oauthLogin } from '#generated/calls/session.ts'
import { useOauthLogin } from '#generated/hooks/session.ts'
import type { SocialIntent, SocialProvider } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { hubPathOf } from '#src/runtime/routing/redirect.ts'
import { storeAttempt } from './pendingSocial.ts'

/** @param redirectParam target after the sign-in: a path of the hub, or the value of a `redirect` parameter */
export function useStartSocial(intent: SocialIntent, redirectParam: string | undefined) {
  const app = useAppContext()
  const { formatMessage } = useIntl()
  const { mutate, reset, isPending, isSuccess, variables } = useOauthLogin({
    onSuccess: ({ url, state, binding }, attempt) => {
      if (storeAttempt({ ...attempt, state, binding })) location.assign(url)
      else app.toasts.show('negative', formatMessage({ id: 'session.social.noStorage' }))
    },
  })
  // Reset the call when the back button restores this page from the back/forward cache, so that no button stays
  // pending.
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
    /** Provider whose page is loading. */
    pending: isPending || isSuccess ? variables?.provider : undefined,
  }
}
