// Measures which pages are visited and left, of whoever agreed to it. It stands beside the pages: whatever goes wrong here,
// no page and no person notices.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { getUserInfo } from '../../../generated/calls/session.ts'
import { reportEvent } from '../../client/report.ts'
import type { AppContext } from '../app/context.ts'
import { consentOf } from './consent.ts'
import { eventOf } from './event.ts'
import { createEventQueue, type Verdict } from './eventQueue.ts'
import { pagesOf } from './pages.ts'
import { visitorOf } from './visitor.ts'
import { createVisits, type Moment } from './visits.ts'

/** Starts to measure, beginning with the page that is on display. */
export function startTracking(app: AppContext, router: AnyRouter) {
  const consent = consentOf(app)
  const verdict = (): Verdict => {
    const isGiven = consent.isGiven()
    if (isGiven === false) return 'drop'
    return isGiven && navigator.onLine ? 'send' : 'hold'
  }
  const report = (moment: Moment) => {
    const uid = app.queryClient.getQueryData(getUserInfo.query().queryKey)?.uid ?? ''
    reportEvent(eventOf(moment, visitorOf(app.cookies), { uid, locale: app.localeStore.get().locale }))
  }
  const eventQueue = createEventQueue(verdict, quietly(report))
  const note = (moment: Moment) => {
    if (consent.attend()) eventQueue.clear()
    if (verdict() !== 'drop') eventQueue.put(moment)
  }
  const visits = createVisits(note, document.referrer, app.origin, pagesOf(router))
  const addressOf = ({ href }: ParsedLocation) => new URL(href, app.origin).href

  consent.follow(eventQueue.settle)

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
    eventQueue.settle()
  })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => persisted && visits.comeBack())
  // The last moment that a phone is sure to tell of.
  document.addEventListener('visibilitychange', () => document.hidden && eventQueue.settle())
  addEventListener('online', eventQueue.settle)
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
