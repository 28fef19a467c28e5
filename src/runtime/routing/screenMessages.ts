// A screen's own messages come beside its code and its data, in the browser: the server has them all.
import type { AnyRoute } from '@tanstack/react-router'
import { partOf } from '../language/messages.ts'
import { wrapLoaders } from './loaders.ts'
import { pathOfRoute } from './path.ts'
import { pageChunk } from '../loading/reload.ts'

/** Lets the loader of each screen of the tree fetch its messages as well. */
export function loadMessagesOfScreens(tree: AnyRoute) {
  wrapLoaders(tree, (loader, route) => {
    // The router tells a route's path only once it has the whole tree.
    const part = () => partOf(route.options.staticData?.screen, pathOfRoute(route))
    if (!part()) return loader
    return async (visit) => {
      const messagePart = part()
      const messages =
        messagePart && pageChunk(() => visit.context.app.localeStore.load(messagePart), visit.preload)
      const [data] = await Promise.all([loader?.(visit), messages])
      return data
    }
  })
}
