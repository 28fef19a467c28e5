// Replaces methods of the router that have no option; no other file of the app may use internals of a library
// (tests/libraryInternals.test.ts). Tested with @tanstack/react-router 1.170.46. On an upgrade, check that links and
// redirects still call these methods, and check whether the router has options for them.
//
// `navigate` is replaced, because no event fires before a navigation starts, and a clicked link must show feedback
// first (clickedLink.ts). `commitLocation` is replaced, because no option opens the next page by a full page load after
// the form on the current page has allowed the navigation (start/builds.ts). `preloadRoute` is replaced, because links
// keep the `defaultPreload` of their render, so that preloads of a replaced build could not be disabled
// (start/builds.ts). `startViewTransition` is replaced, because `defaultViewTransition` selects pages only in browsers
// with typed view transitions, and a skipped transition becomes an unhandled rejection (viewTransitions.ts).
import type { AnyRouter } from '@tanstack/react-router'

type Replaced = 'navigate' | 'commitLocation' | 'preloadRoute' | 'startViewTransition'

/** @param replace receives the original method of the router and returns its replacement */
export function replaceMethod<Name extends Replaced>(
  router: AnyRouter,
  name: Name,
  replace: (method: AnyRouter[Name]) => AnyRouter[Name],
) {
  router[name] = replace(router[name])
}
