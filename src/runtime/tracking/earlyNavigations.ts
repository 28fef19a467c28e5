// Records navigations until the tracking code has loaded. Tracking then reports these page visits with their original
// times.
import type { AnyRouter } from '@tanstack/react-router'

export type EarlyNavigation = {
  kind: 'begin' | 'show'
  href: string
  at: number
  /** Session token at the time of the navigation. */
  token: string | null
}

/** Maximum number of recorded navigations, which limits memory use on pages on which tracking does not start. */
const most = 50

/**
 * @returns a function that stops recording and returns the navigations; the first navigation is the load of the page
 */
export function recordNavigations(router: AnyRouter, token: () => string | null): () => EarlyNavigation[] {
  const recorded: EarlyNavigation[] = []
  const record =
    (kind: EarlyNavigation['kind']) =>
    ({ toLocation }: { toLocation: { href: string } }, at = Date.now()) => {
      if (recorded.length < most) recorded.push({ kind, href: toLocation.href, at, token: token() })
    }
  const [begin, show] = [record('begin'), record('show')]
  const first = { toLocation: router.latestLocation }
  begin(first, performance.timeOrigin)
  show(first, performance.timeOrigin)
  const stops = [
    router.subscribe('onBeforeNavigate', (event) => begin(event)),
    router.subscribe('onResolved', (event) => show(event)),
  ]
  return () => {
    for (const stop of stops) stop()
    return recorded
  }
}
