// Reports when the user visits or leaves a page, and when a page fails, if the user has consented. Errors in this
// module must not affect the page.
import { onlineManager } from '@tanstack/react-query'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { reportEvent } from '#src/client/report.ts'
import type { AppContext } from '../app/context.ts'
import type { EarlyNavigation } from './earlyNavigations.ts'
import { eventOf } from './event.ts'
import { createEventQueue, type Verdict } from './eventQueue.ts'
import { pagesOf } from './pages.ts'
import { visitorOf } from './visitor.ts'
import { createVisits, type PageEvent } from './visits.ts'

/** Consent of the user of this browser to report visits. */
export type Consent = {
  /**
   * Returns true if the user has consented. Returns `undefined` while the consent is unknown: before the first
   * response, and between a change and its response.
   */
  isGiven: () => boolean | undefined
  /**
   * Loads the consent. Calls the listener immediately, and again when the consent may have changed. The listener must
   * not throw.
   */
  follow: (listener: () => void) => void
  /** Handles a change of the signed-in member. @returns true if another member is signed in than before */
  syncMember: () => boolean
}

type TrackingStart = {
  consent: Consent
  /** Stops recording navigations before the start of tracking, and returns the recorded navigations. */
  takeEarly: () => EarlyNavigation[]
}

export function startTracking(app: AppContext, router: AnyRouter, { consent, takeEarly }: TrackingStart) {
  const verdict = (): Verdict => {
    const isGiven = consent.isGiven()
    if (isGiven === false) return 'drop'
    return isGiven && onlineManager.isOnline() ? 'send' : 'hold'
  }
  const report = (event: PageEvent) => {
    const member = { uid: app.member() ?? '', locale: app.localeStore.get().locale }
    reportEvent(eventOf(event, visitorOf(app.cookies), member))
  }
  const eventQueue = createEventQueue(verdict, withoutThrowing(report))
  /** True while `start` handles early navigations of an ended session; their events are not recorded. */
  let isOfOther = false
  const record = (event: PageEvent) => {
    if (isOfOther) return
    if (consent.syncMember()) eventQueue.clear()
    if (verdict() !== 'drop') eventQueue.put(event)
  }
  const visits = createVisits(record, document.referrer, { origin: app.origin, pageAt: pagesOf(router) })
  const addressOf = ({ href }: ParsedLocation) => new URL(href, app.origin).href

  consent.follow(eventQueue.flush)

  const start = withoutThrowing(() => {
    for (const { kind, href, at, token } of takeEarly()) {
      isOfOther = token !== app.token()
      visits[kind](new URL(href, app.origin).href, at)
    }
    isOfOther = false
  })
  start()
  router.subscribe(
    'onBeforeNavigate',
    withoutThrowing(({ toLocation }) => visits.begin(addressOf(toLocation))),
  )
  router.subscribe(
    'onResolved',
    withoutThrowing(({ toLocation }) => visits.show(addressOf(toLocation))),
  )
  const leave = withoutThrowing(() => {
    visits.leave()
    eventQueue.flush()
  })
  addEventListener('pagehide', leave)
  // Report only that a page failed: the error message may contain typed text.
  for (const unhandled of ['error', 'unhandledrejection'])
    addEventListener(
      unhandled,
      withoutThrowing(() => visits.fail()),
    )
  addEventListener('pageshow', ({ persisted }) => persisted && visits.comeBack())
  // Send on this event, because it is the last event that phones reliably fire.
  document.addEventListener('visibilitychange', () => document.hidden && eventQueue.flush())
  onlineManager.subscribe(eventQueue.flush)
}

/** Wraps a function so that its errors do not reach the page. */
const withoutThrowing =
  <Args extends unknown[]>(part: (...args: Args) => void) =>
  (...args: Args) => {
    try {
      part(...args)
    } catch {
      // Ignore the error, because only tracking itself could report it.
    }
  }
