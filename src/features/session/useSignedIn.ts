// What follows a sign-in: the token is kept, and the member goes where she wanted to.
import { useRouter, useSearch } from '@tanstack/react-router'
import type { Session } from '../../client/types.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { follow } from '../../runtime/redirect.ts'

export function useSignedIn() {
  const hub = useHub()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  return ({ token }: Session) => {
    hub.signIn(token)
    follow(redirect, hub, router)
  }
}
