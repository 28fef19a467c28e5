// All that the app does for a poor network, started once the first page has loaded.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { followConnection } from './connection.ts'
import { keepReads } from './kept.ts'
import { register } from './register.ts'

export function startOffline(app: AppContext, router: AnyRouter) {
  keepReads(app.queryClient, app.token)
  followConnection(app, router)
  // What a page says that cannot be had without a connection is fetched while there is one.
  import('../../art/OfflineScene.tsx').catch(() => {})
  // What lets a member into the next page, fetched while there is a connection: they may go there without one.
  if (app.token()) import('../session/member.ts').catch(() => {})
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off') void register(app)
}
