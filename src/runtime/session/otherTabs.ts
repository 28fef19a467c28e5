// Synchronizes the session between tabs, which share the cookie but cache data separately. When the session changes
// in one tab, the other tabs must not show data of the previous member.
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { deleteDrafts } from '../storage/deleteDrafts.ts'
import { signInSearch } from './signInSearch.ts'

const signedOut = 'signedOut'

/**
 * Notifies other tabs when the session changes, and handles their notifications. A message contains no token: tabs read
 * the cookie, and a tab that missed the message reads the cookie when it becomes visible. The message distinguishes a
 * sign-out, which deletes drafts, from an expired session.
 */
export function followOtherTabs(app: AppContext, router: AnyRouter) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('session') : undefined
  const notifyTabs = () => channel?.postMessage(app.isSignedOut ? signedOut : 'changed')
  const checkSession = () => {
    const pageToken = app.session.get()
    const present = app.token()
    if (present !== null) app.isSignedOut = false
    if (present === pageToken) return
    if (pageToken === null) app.session.set(present)
    else if (present === null) void leave(app, router)
    else reloadSession(app, router)
  }
  app.session.subscribe(notifyTabs)
  channel?.addEventListener('message', ({ data }) => {
    if (data === signedOut && app.token() === null) {
      app.isSignedOut = true
      deleteDrafts()
    }
    checkSession()
  })
  // Wait for the cookie: each browser process sees a new cookie at a different time, possibly later than it receives
  // the message.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', checkSession)
  document.addEventListener('visibilitychange', checkSession)
  checkSession()
  // Notify the other tabs, because the server may have changed the session when it rendered this page.
  notifyTabs()
}

/**
 * Redirects to the sign-in page, with a link back to the current page. Hides the current page until the sign-in page
 * opens.
 */
async function leave(app: AppContext, router: AnyRouter) {
  const search = signInSearch(app, router)
  document.body.hidden = true
  // Distinguish a sign-out from an expired session here, because the message about the sign-out may arrive before the
  // cookie changes, or afterwards.
  if (app.isSignedOut) app.signOut()
  else app.endSession()
  try {
    await router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
  } finally {
    document.body.hidden = false
  }
}

/** Reloads the page to show the data of another session. Hides the current data until the page is reloaded. */
function reloadSession(app: AppContext, { history }: { history: RouterHistory }) {
  document.body.hidden = true
  app.queryClient.clear()
  // Skip the confirmation of forms with unsaved input, because the input belongs to the previous member.
  history.destroy()
  location.reload()
}
