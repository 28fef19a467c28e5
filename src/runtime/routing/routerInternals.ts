// Replaces methods of the router that have no option; no other file of the app may use internals of a library
// (tests/libraryInternals.test.ts). Tested with @tanstack/react-router 1.170.46. On an upgrade, check that links and
// redirects still call these methods, and if there are options now.
//
// navigate: no event fires before a navigation starts, so a clicked link could not show feedback first
// (pressedLink.ts).
// commitLocation: no option loads the next page by a full load after a form was asked if it may be left
// (start/builds.ts).
// preloadRoute: links keep the `defaultPreload` of their render, so preloads for a replaced build could not be
// disabled (start/builds.ts).
// startViewTransition: `defaultViewTransition` selects pages only in browsers with typed view transitions, and a
// skipped transition becomes an unhandled rejection (viewTransitions.ts).
import type { AnyRouter } from '@tanstack/react-router'

type Replaced = 'navigate' | 'commitLocation' | 'preloadRoute' | 'startViewTransition'

/** @param replace receives the method of the router */
export function replaceMethod<Name extends Replaced>(
  router: AnyRouter,
  name: Name,
  replace: (method: AnyRouter[Name]) => AnyRouter[Name],
) {
  router[name] = replace(router[name])
}
