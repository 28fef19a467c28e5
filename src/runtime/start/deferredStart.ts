// What starts once the first page has loaded: it costs the first load nothing, and a page that never gets it works all the same.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { followBuilds } from '../loading/builds.ts'
import { followConnection } from '../offline/connection.ts'
import { persistQueries } from '../offline/persistedQueries.ts'
import { followKeptCheckIns } from '../offline/sendKeptCheckIns.ts'
import { register } from '../offline/register.ts'
import { forgetDraftsOfOthers } from '../session/drafts.ts'
import { followClaims } from '../session/takeOver.ts'
import { startTracking } from '../tracking/tracking.ts'
import { lookUpCountry } from './country.ts'
import { keepRedTag } from './redTag.ts'
import { localStore } from './storage.ts'

/** Called once in the browser, after the first page has loaded. */
export function startDeferred(app: AppContext, router: AnyRouter) {
  // The app around the hub reads its mode from this key (section 3); the cookie, which expires by itself, is authoritative.
  localStore.set('APPMODE', app.cookies.get('appMode'))
  // The member may have gone on before this started.
  keepRedTag(router.state.location.pathname, app.cookies)
  router.subscribe('onResolved', ({ toLocation }) => keepRedTag(toLocation.pathname, app.cookies))
  forgetDraftsOfOthers(app)
  // Nobody waits for the country.
  lookUpCountry(app).catch(() => {})
  followClaims(app, router)
  startTracking(app, router)
  followBuilds(router)
  startOffline(app, router)
}

/** Everything for poor networks. */
function startOffline(app: AppContext, router: AnyRouter) {
  persistQueries(app.queryClient, app.token)
  followConnection(app, router)
  followKeptCheckIns(app)
  // The picture of the error page for offline is fetched while there is a connection.
  import('../../art/OfflineScene.tsx').catch(() => {})
  // What lets a member into the next page, fetched while there is a connection: they may go there without one.
  if (app.token()) import('../session/member.ts').catch(() => {})
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') void register(app)
}
