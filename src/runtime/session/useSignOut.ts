// React hook that signs the member out. It deletes the session and all drafts on this device, even if the server did
// not receive the call.
import { useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useLogout } from '#generated/hooks/session.ts'
import { useAppContext } from '../app/AppProvider.tsx'

export function useSignOut() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const router = useRouter()
  const ending = useLogout({ meta: { handlesErrors: true } })
  return {
    isPending: ending.isPending,
    signOut: () =>
      ending.mutate(undefined, {
        onSettled: (_, error) => {
          app.signOut()
          if (error && !error.endsSession)
            app.toasts.show('warning', formatMessage({ id: 'session.logout.unheard' }))
          else app.toasts.done(formatMessage({ id: 'session.logout.done' }))
          // Ignore forms that block the navigation, because the page can no longer send their input.
          void router.navigate({ to: '/login', replace: true, ignoreBlocker: true })
        },
      }),
  }
}
