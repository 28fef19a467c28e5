// All tabs of a browser share one session, in the cookie, while each keeps what it has read. Whoever ends or changes the
// session in one tab leaves nothing of the former member on another.
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { forgetDrafts } from '../storage/forgetDrafts.ts'
import { signInSearch } from './signInSearch.ts'

const signedOut = 'signedOut'

/**
 * Tells other tabs when the session changes here, and follows what they tell. A message says only that there is something to
 * see, the cookie says what: no token is in a message, and a tab that missed it sees it as soon as somebody looks at the tab.
 * A message also distinguishes a sign-out, which removes drafts, from a session that has ended.
 */
export function followOtherTabs(app: AppContext, router: AnyRouter) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('session') : undefined
  const tell = () => channel?.postMessage(app.isSignedOut ? signedOut : 'changed')
  const look = () => {
    const pageToken = app.session.get()
    const present = app.token()
    if (present !== null) app.isSignedOut = false
    if (present === pageToken) return
    if (pageToken === null) app.session.set(present)
    else if (present === null) void leave(app, router)
    else openAnew(app, router)
  }
  app.session.subscribe(tell)
  channel?.addEventListener('message', ({ data }) => {
    if (data === signedOut && app.token() === null) {
      app.isSignedOut = true
      forgetDrafts()
    }
    look()
  })
  // Each process of a browser learns of a cookie for itself, which may be after the message.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', look)
  document.addEventListener('visibilitychange', look)
  look()
  // The server may have changed the session with this page.
  tell()
}

/** Where whoever signs out goes, with the way back to what they read here; until that page is there nothing is shown. */
async function leave(app: AppContext, router: AnyRouter) {
  const search = signInSearch(app, router)
  document.body.hidden = true
  // The cookie may change before or after the message of a sign-out arrives.
  if (app.isSignedOut) app.signOut()
  else app.endSession()
  try {
    await router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
  } finally {
    document.body.hidden = false
  }
}

/** Another session is open, which the server shows; until it has answered nothing is shown. */
function openAnew(app: AppContext, { history }: { history: RouterHistory }) {
  document.body.hidden = true
  app.queryClient.clear()
  // What was typed belongs to who has left: nobody is asked about it.
  history.destroy()
  location.reload()
}
