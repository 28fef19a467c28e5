// Starts features that can wait for the first page, so that they do not slow down its load. Pages work without them.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from './runtime/app/context.ts'
import { followBuilds } from './runtime/start/builds.ts'
import { followConnection } from './runtime/offline/connection.ts'
import { persistQueries } from './runtime/offline/persistedQueries.ts'
import { followKeptCheckIns } from './domain/checkInQueue/sendKeptCheckIns.ts'
import { register } from './runtime/offline/register.ts'
import { fetchPagesWhenTouched } from './runtime/loading/pageFiles.ts'
import { memberModule } from './runtime/routing/guard.ts'
import { expireDrafts, forgetDraftsOfOthers } from './runtime/storage/drafts.ts'
import { followOtherTabs } from './runtime/session/otherTabs.ts'
import { followClaims } from './domain/submissions/takeOver.ts'
import type { EarlyNavigation } from './runtime/tracking/earlyNavigations.ts'
import { startTracking } from './runtime/tracking/tracking.ts'
import { consentOf } from './domain/consent/consent.ts'
import { lookUpCountry } from './domain/country/country.ts'
import { keepRedTag } from './runtime/start/redTag.ts'
import { startEach } from './runtime/start/startEach.ts'
import { startPageReports } from './runtime/tracking/reportPages.ts'
import { localStore } from './runtime/storage/localStore.ts'

/** Called once in the browser, after the first page has loaded. */
export async function startDeferred(
  app: AppContext,
  router: AnyRouter,
  takeNavigations: () => EarlyNavigation[],
) {
  const replaced = new AbortController()
  await startEach([
    // The app that embeds the hub reads its mode from this key (section 3); the cookie, which expires, is
    // authoritative.
    () => localStore.set('APPMODE', app.cookies.get('appMode')),
    () => followRedTag(app, router),
    () => followOtherTabs(app, router),
    () => forgetDraftsOfOthers(app),
    () => app.session.subscribe(() => app.session.get() === null && expireDrafts()),
    // Preloads all files of a page when its link is touched; otherwise the browser would find them import by import.
    () => import.meta.env.PROD && void fetchPagesWhenTouched(router, replaced.signal).catch(() => {}),
    // Runs in the background.
    () => void lookUpCountry(app).catch(() => {}),
    () => followClaims(app, router),
    () => startPageReports(app, router),
    () => startTracking(app, router, { consent: consentOf(app), takeEarly: takeNavigations }),
    () => followBuilds(router, replaced),
    // Cache queries for slow or lost connections.
    () => persistQueries(app.queryClient, app.token),
    () => followConnection(app, router),
    () => followKeptCheckIns(app),
    () => fetchAhead(app),
    () => void (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off' && register(app)),
  ])
}

function followRedTag({ cookies }: AppContext, router: AnyRouter) {
  // The member may have navigated before the deferred start.
  keepRedTag(router.state.location.pathname, cookies)
  router.subscribe('onResolved', ({ toLocation }) => keepRedTag(toLocation.pathname, cookies))
}

/** Prefetches, while online, the modules that are needed offline. */
function fetchAhead(app: AppContext) {
  // Illustration of the offline error page.
  import('./art/OfflineScene.tsx').catch(() => {})
  if (app.token()) memberModule().catch(() => {})
}
