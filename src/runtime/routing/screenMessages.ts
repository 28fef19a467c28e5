// Loads the messages of a screen together with its code and data in the browser; the server has all messages.
import type { AnyRoute } from '@tanstack/react-router'
import { partOf } from '../language/messages.ts'
import { wrapLoaders } from './loaders.ts'
import { pathOfRoute } from './path.ts'
import { pageChunk } from '../loading/reload.ts'

/** Makes the loader of each screen of the tree load its messages as well. */
export function loadMessagesOfScreens(tree: AnyRoute) {
  wrapLoaders(tree, (loader, route) => {
    // The path of a route is only known after the router has the whole tree.
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
