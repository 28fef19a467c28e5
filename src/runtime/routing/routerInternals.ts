// Reaches into a library, as no other file of the app may (tests/libraryInternals.test.ts): puts functions of ours in the place of
// methods of the router, for which it has no option. Tried on @tanstack/react-router 1.170.46: with another version look whether
// links and redirects still call these methods of the router itself, and whether an option does the same by now.
//
// navigate             Nothing tells of a navigation before it starts: a pressed link could not look pressed first (pressedLink.ts).
// commitLocation       No option loads the next page by a full load once its form was asked whether it may be left
//                      (start/builds.ts).
// preloadRoute         Links keep the `defaultPreload` that they were drawn with: nothing ends what they fetch ahead of a build that is
//                      served no more (start/builds.ts).
// startViewTransition  `defaultViewTransition` chooses pages only in browsers that know types of transitions, and lets a skipped
//                      one end as an error that nobody caught (viewTransitions.ts).
import type { AnyRouter } from '@tanstack/react-router'

type Replaced = 'navigate' | 'commitLocation' | 'preloadRoute' | 'startViewTransition'

/** @param replace is given the router's own method */
export function replaceMethod<Name extends Replaced>(
  router: AnyRouter,
  name: Name,
  replace: (method: AnyRouter[Name]) => AnyRouter[Name],
) {
  router[name] = replace(router[name])
}
