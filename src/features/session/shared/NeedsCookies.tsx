// Shows its content only if the browser stores cookies. The session is a cookie, so a sign-in code would be useless
// without cookies.
import { lazy, Suspense, type ReactNode } from 'react'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { canStoreCookies } from '#src/runtime/storage/canStoreCookies.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

const CookiesBlocked = lazy(() =>
  import('./CookiesBlocked.tsx').then((module) => ({ default: module.CookiesBlocked })),
)

/**
 * The server renders the content; a browser without cookies replaces it by the explanation. A click that the user made
 * in the content before hydration is then dropped.
 */
export function NeedsCookies({ children }: { children: ReactNode }) {
  if (useBrowserValue(canStoreCookies) !== false) return children
  return (
    <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
      <CookiesBlocked />
    </Suspense>
  )
}
