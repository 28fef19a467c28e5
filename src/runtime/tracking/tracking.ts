// Measures which pages are visited and left, of whoever agreed to it. It stands beside the pages: whatever goes wrong here,
// no page and no person notices.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { reportEvent } from '../../client/report.ts'
import { getGetUserInfoSuspenseQueryOptions } from '../../client/session.ts'
import type { Hub } from '../hub.ts'
import { consentOf } from './consent.ts'
import { eventOf } from './event.ts'
import { createOutbox, type Verdict } from './outbox.ts'
import { pagesOf } from './pages.ts'
import { visitorOf } from './visitor.ts'
import { createVisits, type Moment } from './visits.ts'

/** Starts to measure, beginning with the page that is on display. */
export function startTracking(hub: Hub, router: AnyRouter) {
  const consent = consentOf(hub)
  const verdict = (): Verdict => {
    const isGiven = consent.isGiven()
    if (isGiven === false) return 'drop'
    return isGiven && navigator.onLine ? 'send' : 'hold'
  }
  const report = (moment: Moment) => {
    const uid = hub.queryClient.getQueryData(getGetUserInfoSuspenseQueryOptions().queryKey)?.uid ?? ''
    reportEvent(eventOf(moment, visitorOf(hub.jar), { uid, locale: hub.speech.get().locale }))
  }
  const outbox = createOutbox(verdict, quietly(report))
  const note = (moment: Moment) => {
    if (consent.attend()) outbox.clear()
    if (verdict() !== 'drop') outbox.put(moment)
  }
  const visits = createVisits(note, document.referrer, hub.origin, pagesOf(router))
  const addressOf = ({ href }: ParsedLocation) => new URL(href, hub.origin).href

  consent.follow(outbox.settle)

  const begin = quietly(() => {
    // The page has loaded, so it is on display, even where the router is still about to say so.
    const { resolvedLocation, location } = router.state
    const first = addressOf(resolvedLocation ?? location)
    visits.begin(first, performance.timeOrigin)
    visits.show(first)
    visits.begin(addressOf(location))
  })
  begin()
  router.subscribe(
    'onBeforeNavigate',
    quietly(({ toLocation }) => visits.begin(addressOf(toLocation))),
  )
  router.subscribe(
    'onResolved',
    quietly(({ toLocation }) => visits.show(addressOf(toLocation))),
  )
  const leave = quietly(() => {
    visits.leave()
    outbox.settle()
  })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => persisted && visits.comeBack())
  // The last moment that a phone is sure to tell of.
  document.addEventListener('visibilitychange', () => document.hidden && outbox.settle())
  addEventListener('online', outbox.settle)
}

/** A fault in here must never reach the page. */
const quietly =
  <Args extends unknown[]>(part: (...args: Args) => void) =>
  (...args: Args) => {
    try {
      part(...args)
    } catch {
      // There is nobody to tell.
    }
  }
