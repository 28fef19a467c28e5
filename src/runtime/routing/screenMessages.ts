// Loads the messages of a screen in the browser, in parallel with its code and data; the server has all messages in
// memory.
import type { AnyRoute } from '@tanstack/react-router'
import { partOf } from '../language/messages.ts'
import { wrapLoaders } from './loaders.ts'
import { pathOfRoute } from './path.ts'
import { pageChunk } from '../loading/reload.ts'

/** Wraps the loader of each screen in the route tree so that it also loads the messages of the screen. */
export function loadMessagesOfScreens(tree: AnyRoute) {
  wrapLoaders(tree, (loader, route) => {
    // Compute the path when the loader runs: it is known only after the router has built the whole tree.
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
