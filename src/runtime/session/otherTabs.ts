// Synchronizes the session between tabs: they share the cookie, but each caches its own data. When the session
// changes in one tab, the others must not show data of the former member.
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { forgetDrafts } from '../storage/forgetDrafts.ts'
import { signInSearch } from './signInSearch.ts'

const signedOut = 'signedOut'

/**
 * Notifies other tabs when the session changes, and handles their notifications. A message contains no token: tabs
 * read the cookie, and a tab that missed the message checks it when it becomes visible. A message also distinguishes
 * a sign-out, which deletes drafts, from an ended session.
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
  // Each process of a browser sees a new cookie separately, possibly after the message.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', look)
  document.addEventListener('visibilitychange', look)
  look()
  // The server may have changed the session with this page.
  tell()
}

/** Redirects to sign-in, with a link back to the current page; hides the page until then. */
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

/** Reloads for another session; hides the page until then. */
function openAnew(app: AppContext, { history }: { history: RouterHistory }) {
  document.body.hidden = true
  app.queryClient.clear()
  // Skip form blockers: the input belongs to the former member.
  history.destroy()
  location.reload()
}
