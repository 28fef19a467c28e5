// Feedback for a press on a link: in the very next frame it looks pressed, until its page is rendered. Loading and rendering
// that page takes a slow phone too long, so both start after that frame.
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from './routerInternals.ts'

/** Started once in the browser. */
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
  // Restored from the back/forward cache.
  addEventListener('pageshow', release)

  replaceMethod(router, 'navigate', (navigate) => async (options) => {
    // A form or a redirect navigates without a press of a link.
    if (!touched) return navigate(options)
    release()
    pressed = touched
    // Set on the element itself: React leaves attributes alone that it has not rendered.
    pressed.setAttribute('aria-busy', 'true')
    await nextFrame()
    const arrival = navigate(options)
    // A form that asks before it is left keeps the member on the page.
    setTimeout(() => router.state.status === 'idle' && release())
    return arrival
  })
}

/** Once the next frame has been painted, or soon where none is, in a hidden tab. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
