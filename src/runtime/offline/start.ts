// Everything for poor networks, started once the first page has loaded.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { followConnection } from './connection.ts'
import { persistQueries } from './persistedQueries.ts'
import { register } from './register.ts'

export function startOffline(app: AppContext, router: AnyRouter) {
  persistQueries(app.queryClient, app.token)
  followConnection(app, router)
  // The picture of the error page for offline is fetched while there is a connection.
  import('../../art/OfflineScene.tsx').catch(() => {})
  // What lets a member into the next page, fetched while there is a connection: they may go there without one.
  if (app.token()) import('../session/member.ts').catch(() => {})
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') void register(app)
}
