// Shows its content only if the browser stores cookies: otherwise a code would be sent in vain, because the session
// is a cookie.
import { lazy, Suspense, type ReactNode } from 'react'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { canKeepCookies } from '#src/runtime/storage/canKeepCookies.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

const CookiesBlocked = lazy(() =>
  import('./CookiesBlocked.tsx').then((module) => ({ default: module.CookiesBlocked })),
)

/**
 * The server renders the content; a browser without cookies replaces it. A click made before is dropped with its
 * form.
 */
export function NeedsCookies({ children }: { children: ReactNode }) {
  if (useBrowserValue(canKeepCookies) !== false) return children
  return (
    <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
      <CookiesBlocked />
    </Suspense>
  )
}
