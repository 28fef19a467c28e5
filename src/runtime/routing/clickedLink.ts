// Highlights a clicked link from the next frame on, until the linked page is rendered. Loading and rendering the page
// start after that frame, because both may take long on a slow phone.
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from './routerInternals.ts'

/** Call this function once in the browser. */
export function markClickedLinks(router: AnyRouter) {
  let touched: HTMLAnchorElement | null = null
  let pressed: HTMLAnchorElement | undefined

  const release = () => {
    pressed?.removeAttribute('aria-busy')
    pressed = undefined
  }
  addEventListener(
    'click',
    ({ target }) => (touched = target instanceof Element ? target.closest('a') : null),
    {
      capture: true,
    },
  )
  addEventListener('click', () => (touched = null))
  router.subscribe('onResolved', release)
  // Remove the highlight when the page is restored from the back/forward cache.
  addEventListener('pageshow', release)

  replaceMethod(router, 'navigate', (navigate) => async (options) => {
    // Navigations of forms and redirects have no clicked link.
    if (!touched) return navigate(options)
    release()
    pressed = touched
    // Set the attribute on the element directly: React does not change attributes that it has not rendered.
    pressed.setAttribute('aria-busy', 'true')
    await nextFrame()
    const arrival = navigate(options)
    // Remove the highlight if a form blocks the navigation and the member stays on the page.
    setTimeout(() => router.state.status === 'idle' && release())
    return arrival
  })
}

/** Resolves after the next frame is painted, or after 100 ms in a hidden tab. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
