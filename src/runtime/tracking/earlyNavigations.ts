// Records navigations before tracking has loaded: their visits are reported later with their original times.
import type { AnyRouter } from '@tanstack/react-router'

export type EarlyNavigation = {
  kind: 'begin' | 'show'
  href: string
  at: number
  /** Token of the session. */
  token: string | null
}

/** Limits memory on pages on which tracking does not start. */
const most = 50

/** @returns a function that stops recording and returns the navigations; the first is the loaded page */
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
