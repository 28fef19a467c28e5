// Goes to another service's page: starts an attempt, keeps its binding in this window, and leaves.
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { sessionSchemas, useOauthLogin } from '../../../client/session.ts'
import type { SocialIntent, SocialProvider } from '../../../client/types.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { hubPathOf } from '../../../runtime/routing/redirect.ts'
import { keepAttempt } from './heldTicket.ts'

/** @param wanted where to go on afterwards: a path of the hub, or whatever a `redirect` parameter says */
export function useBeginSocial(intent: SocialIntent, wanted: string | undefined) {
  const app = useAppContext()
  const { formatMessage } = useIntl()
  const { mutate, reset, isPending, isSuccess, variables } = useOauthLogin({
    mutation: {
      onSuccess: ({ url, state, binding }, { provider, data }) => {
        if (keepAttempt({ provider, state, binding, ...data })) location.assign(url)
        else app.notices.show('negative', formatMessage({ id: 'session.social.noStorage' }))
      },
    },
  })
  // Back from the service's page this one stands as it was left, with nothing under way.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])
  return {
    begin: async (provider: SocialProvider) => {
      if (isPending) return
      const { OauthLoginBody } = await sessionSchemas()
      const redirect = OauthLoginBody.shape.redirect.safeParse(hubPathOf(wanted, app)).data ?? '/'
      mutate({ provider, data: { intent, redirect } })
    },
    /** The service whose page is on its way. */
    pending: isPending || isSuccess ? variables?.provider : undefined,
  }
}
