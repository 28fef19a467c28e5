// A screen's own messages come beside its code and its data, in the browser: the server has them all.
import type { AnyRoute } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'
import { partOf } from '../language/messages.ts'
import { withoutLastSlash } from './path.ts'
import { pageChunk } from '../loading/reload.ts'

type Visit = { context: { app: AppContext }; preload: boolean }

/** Lets the loader of each screen of the tree fetch its messages as well. Called once for a tree. */
export function loadMessagesOfScreens(route: AnyRoute) {
  const { loader, staticData } = route.options
  // The router tells a route's path only once it has the whole tree.
  const part = () => partOf(staticData?.screen, withoutLastSlash(route.fullPath ?? ''))
  if (part())
    route.options.loader = async (visit: Visit) => {
      const own = part()
      const messages = own && pageChunk(() => visit.context.app.localeStore.load(own), visit.preload)
      const [data] = await Promise.all([typeof loader === 'function' ? loader(visit) : undefined, messages])
      return data
    }
  for (const child of Object.values<AnyRoute>(route.children ?? {})) loadMessagesOfScreens(child)
}
