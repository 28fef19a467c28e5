// What follows a sign-in: the member goes where they wanted to. The session itself is kept as soon as it has come (`hub.ts`).
import { useRouter, useSearch } from '@tanstack/react-router'
import { useHub } from '../../runtime/HubContext.tsx'
import { follow } from '../../runtime/redirect.ts'

export function useSignedIn() {
  const hub = useHub()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  return () => follow(redirect, hub, router)
}
