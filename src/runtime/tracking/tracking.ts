// Reports which pages are visited, left and failed, of whoever agreed to it. Whatever goes wrong here, no page and no person notices.
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

/** @returns true if visits of this browser's user may be reported */
export type Consent = {
  /** `undefined` while it is not known: before the first answer, and from the moment it is changed until the next. */
  isGiven: () => boolean | undefined
  /** Reads it, and calls the listener immediately and whenever it may have changed. The listener must not throw. */
  follow: (listener: () => void) => void
  /** Follows a change of the signed-in member. @returns whether it is somebody else than before */
  syncMember: () => boolean
}

type TrackingStart = {
  consent: Consent
  /** Stops recording earlier navigations, and returns them. */
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
  /** True while navigations of an ended session are replayed. */
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
  // That a page failed, and nothing of what was said: the message of an error may hold what somebody typed.
  for (const unhandled of ['error', 'unhandledrejection'])
    addEventListener(
      unhandled,
      withoutThrowing(() => visits.fail()),
    )
  addEventListener('pageshow', ({ persisted }) => persisted && visits.comeBack())
  // The last event that a phone is sure to fire.
  document.addEventListener('visibilitychange', () => document.hidden && eventQueue.flush())
  onlineManager.subscribe(eventQueue.flush)
}

/** An error in here must never reach the page. */
const withoutThrowing =
  <Args extends unknown[]>(part: (...args: Args) => void) =>
  (...args: Args) => {
    try {
      part(...args)
    } catch {
      // There is nobody to report it to.
    }
  }
