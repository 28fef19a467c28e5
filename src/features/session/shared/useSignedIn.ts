// Redirects after a sign-in. The query client stores the session (`createAppContext`).
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { followRedirect } from '#src/runtime/routing/redirect.ts'

export function useSignedIn() {
  const app = useAppContext()
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  return () => followRedirect(redirect, app, router)
}
