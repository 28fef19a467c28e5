// The answer to a press on a link: in the very next frame it looks pressed, and does so until its page has come. To find that
// page and to draw it takes a slow phone longer than a finger waits, so both come after that frame.
import type { AnyRouter } from '@tanstack/react-router'

/** Started once in the browser. */
export function markPressedLinks(router: AnyRouter) {
  let touched: HTMLAnchorElement | null = null
  let pressed: HTMLAnchorElement | undefined

  const release = () => {
    if (pressed) pressed.ariaBusy = null
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
  // From another document by Back, as it was left.
  addEventListener('pageshow', release)

  const { navigate } = router
  router.navigate = async (options) => {
    // A form or a redirect leads on without a press of a link.
    if (!touched) return navigate(options)
    release()
    pressed = touched
    // In the attribute itself: React leaves alone what it does not know.
    pressed.ariaBusy = 'true'
    await nextFrame()
    const arrival = navigate(options)
    // A form that asks before it is left keeps the member on the page.
    setTimeout(() => router.state.status === 'idle' && release())
    return arrival
  }
}

/** Once the next frame has been drawn, or soon where none is: nobody sees a page behind another. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
