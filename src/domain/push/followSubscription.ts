// Keeps the stored push subscription of this browser up to date while a member is signed in, and ends it at a sign-out.
import { savePushSubscription } from '#generated/calls/profile.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { refreshSubscription, unsubscribe } from './device.ts'

const followed = new WeakSet<AppContext>()

/** Repeated calls have no effect. */
export function followSubscription(app: AppContext) {
  if (followed.has(app)) return
  followed.add(app)
  app.beforeSessionEnd.add(() => {
    // A session that expires leaves the subscription: the member has not signed out on this device.
    if (app.isSignedOut) void unsubscribe().catch(() => {})
  })
  const refresh = () => {
    // Ignore errors, because the next visit tries again.
    if (app.token() !== null) void refreshSubscription(app, savePushSubscription).catch(() => {})
  }
  app.session.subscribe(refresh)
  refresh()
}
