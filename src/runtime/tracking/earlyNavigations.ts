// Records navigations from the first page on until tracking starts, which is no part of the first load: their visits are reported
// afterwards, with their own times.
import type { AnyRouter } from '@tanstack/react-router'

export type EarlyNavigation = {
  kind: 'begin' | 'show'
  href: string
  at: number
  /** The session that it belongs to. */
  token: string | null
}

/** More than somebody opens before tracking starts; without it, a page where it never starts would grow. */
const most = 50

/** @returns stops recording, and gives the navigations: first the page that was loaded */
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
