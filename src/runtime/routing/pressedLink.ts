// Shows feedback for a click on a link in the next frame, until its page is rendered. Loading and rendering may take
// long on a slow phone, so both start after that frame.
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from './routerInternals.ts'

/** Called once in the browser. */
export function markPressedLinks(router: AnyRouter) {
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
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', release)

  replaceMethod(router, 'navigate', (navigate) => async (options) => {
    // Forms and redirects navigate without a click on a link.
    if (!touched) return navigate(options)
    release()
    pressed = touched
    // Set on the element directly: React does not touch attributes that it has not rendered.
    pressed.setAttribute('aria-busy', 'true')
    await nextFrame()
    const arrival = navigate(options)
    // A form may block the navigation and keep the member on the page.
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
