// Opens links in static parts of a page (`layout/staticPart.tsx`) without a reload. Without this module they are ordinary
// links, because React does not hydrate static parts.
import type { AnyRouter } from '@tanstack/react-router'
import { hasPage } from './pages.ts'

/** Call this function once in the browser. */
export function followStaticLinks(router: AnyRouter) {
  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-static] a[href]')
    if (!link || link.target || link.hash || link.origin !== location.origin) return
    const address = link.pathname + link.search
    if (!hasPage(router, address)) return
    event.preventDefault()
    void router.navigate({ href: address })
  })
}
