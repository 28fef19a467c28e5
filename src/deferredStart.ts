// Starts features that can wait until the first page has loaded, so that the load of that page is not slowed down.
// Pages work without these features.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from './runtime/app/context.ts'
import { followBuilds } from './runtime/start/builds.ts'
import { followConnection } from './runtime/offline/connection.ts'
import { persistQueries } from './runtime/offline/persistedQueries.ts'
import { followInstallPrompt } from './domain/invitations/installPrompt.ts'
import { followStoredCheckIns } from './domain/checkInQueue/sendStoredCheckIns.ts'
import { register } from './runtime/offline/register.ts'
import { fetchPagesOnInteraction } from './runtime/loading/pageFiles.ts'
import { followStaticLinks } from './runtime/routing/staticLinks.ts'
import { memberModule } from './runtime/routing/guard.ts'
import { expireDrafts, deleteDraftsOfOthers } from './runtime/storage/drafts.ts'
import { followOtherTabs } from './runtime/session/otherTabs.ts'
import { followClaims } from './domain/submissions/claimSubmissions.ts'
import type { EarlyNavigation } from './runtime/tracking/earlyNavigations.ts'
import { startTracking } from './runtime/tracking/tracking.ts'
import { consentOf } from './domain/consent/consent.ts'
import { lookUpCountry } from './domain/country/country.ts'
import { storeRedTag } from './runtime/start/redTag.ts'
import { startEach } from './runtime/start/startEach.ts'
import { startPageReports } from './runtime/tracking/reportPages.ts'
import { localStore } from './runtime/storage/localStore.ts'

/** Call this function once in the browser, after the first page has loaded. */
export async function startDeferred(
  app: AppContext,
  router: AnyRouter,
  takeNavigations: () => EarlyNavigation[],
) {
  const replaced = new AbortController()
  await startEach([
    // Copy `APPMODE` to local storage for the native app that embeds the hub (section 3 of the specification). The hub
    // itself reads only the cookie, which expires.
    () => localStore.set('APPMODE', app.cookies.get('appMode')),
    () => followRedTag(app, router),
    () => followStaticLinks(router),
    () => followOtherTabs(app, router),
    () => deleteDraftsOfOthers(app),
    () => app.session.subscribe(() => app.session.get() === null && expireDrafts()),
    // Preload all files of a page when its link is touched; otherwise the browser would discover them one after
    // another, import by import.
    () => import.meta.env.PROD && void fetchPagesOnInteraction(router, replaced.signal).catch(() => {}),
    // Look up the country of the visitor in the background, without waiting for the result.
    () => void lookUpCountry(app).catch(() => {}),
    () => followClaims(app, router),
    () => startPageReports(app, router),
    () => startTracking(app, router, { consent: consentOf(app), takeEarly: takeNavigations }),
    () => followBuilds(router, replaced),
    // Persist query results on the device, so that pages open when the connection is slow or lost.
    () => persistQueries(app.queryClient, app.token),
    () => followConnection(app, router),
    () => followStoredCheckIns(app),
    () => followInstallPrompt(),
    () => followSubscriptionIfAllowed(app),
    () => fetchAhead(app),
    () => void (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off' && register(app)),
  ])
}

function followRedTag({ cookies }: AppContext, router: AnyRouter) {
  // Check the page that is open now, because the member may have navigated before this function ran.
  storeRedTag(router.state.location.pathname, cookies)
  router.subscribe('onResolved', ({ toLocation }) => storeRedTag(toLocation.pathname, cookies))
}

/** Loads the code of push messages only in browsers in which a member has turned them on. */
function followSubscriptionIfAllowed(app: AppContext) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  import('./domain/push/followSubscription.ts').then(
    ({ followSubscription }) => followSubscription(app),
    () => {},
  )
}

/** Prefetches modules that the app will need if the browser goes offline. */
function fetchAhead(app: AppContext) {
  // Load the picture of the offline error page.
  import('./art/OfflineScene.tsx').catch(() => {})
  if (app.token()) memberModule().catch(() => {})
}
