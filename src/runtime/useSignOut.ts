// The way out, wherever it is offered: whether or not the server heard it, this device forgets the session.
import { useRouter } from '@tanstack/react-router'
import { useLogout } from '../client/session.ts'
import { useHub } from './HubContext.tsx'

export function useSignOut() {
  const hub = useHub()
  const router = useRouter()
  const logout = useLogout({ mutation: { meta: { handlesErrors: true } } })
  return {
    isPending: logout.isPending,
    signOut: () =>
      logout.mutate(undefined, {
        onSettled: () => {
          hub.signOut()
          void router.navigate({ to: '/login' })
        },
      }),
  }
}
