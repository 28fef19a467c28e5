// Reports which pages are visited, left and failed, of whoever agreed to it. Whatever goes wrong here, no page and no person notices.
import { onlineManager } from '@tanstack/react-query'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { getUserInfo } from '#generated/calls/account.ts'
import { reportEvent } from '#src/client/report.ts'
import type { AppContext } from '../app/context.ts'
import { consentOf } from './consent.ts'
import type { EarlyNavigation } from './earlyNavigations.ts'
import { eventOf } from './event.ts'
import { createEventQueue, type Verdict } from './eventQueue.ts'
import { pagesOf } from './pages.ts'
import { visitorOf } from './visitor.ts'
import { createVisits, type PageEvent } from './visits.ts'

/** Starts tracking. @param takeEarly stops recording earlier navigations, and returns them */
export function startTracking(app: AppContext, router: AnyRouter, takeEarly: () => EarlyNavigation[]) {
  const consent = consentOf(app)
  const verdict = (): Verdict => {
    const isGiven = consent.isGiven()
    if (isGiven === false) return 'drop'
    return isGiven && onlineManager.isOnline() ? 'send' : 'hold'
  }
  const report = (event: PageEvent) => {
    const uid = app.queryClient.getQueryData(getUserInfo.query().queryKey)?.uid ?? ''
    reportEvent(eventOf(event, visitorOf(app.cookies), { uid, locale: app.localeStore.get().locale }))
  }
  const eventQueue = createEventQueue(verdict, withoutThrowing(report))
  /** True while navigations of an ended session are replayed. */
  let isOfOther = false
  const record = (event: PageEvent) => {
    if (isOfOther) return
    if (consent.syncMember()) eventQueue.clear()
    if (verdict() !== 'drop') eventQueue.put(event)
  }
  const visits = createVisits(record, document.referrer, app.origin, pagesOf(router))
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
