// Wraps the loaders of all routes of a tree by changing the route options. Call this function once per tree, before the
// router uses the tree.
import type { AnyRoute } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

/** Loader arguments that the wrappers use. */
type Visit = { context: { app: AppContext }; preload: boolean }

export type Loader = (visit: Visit) => unknown

/** @param wrap receives a route and its loader, if it has one; returns the loader that the router runs instead */
export function wrapLoaders(
  route: AnyRoute,
  wrap: (loader: Loader | undefined, route: AnyRoute) => Loader | undefined,
) {
  const loader: unknown = route.options.loader
  const wrapped = wrap(isLoader(loader) ? loader : undefined, route)
  if (wrapped) route.options.loader = wrapped
  for (const child of childrenOf(route)) wrapLoaders(child, wrap)
}

const isLoader = (loader: unknown): loader is Loader => typeof loader === 'function'

/** Returns the child routes, which the router types as `any`. */
const childrenOf = ({ children = {} }: { children?: Readonly<Record<string, AnyRoute>> }) =>
  Object.values(children)

/** Number of running loaders of pages that are only preloaded. */
const ahead = new WeakMap<AppContext, number>()

export const isPreloading = (app: AppContext) => (ahead.get(app) ?? 0) > 0

/** Counts the running loaders of preloaded pages for `isPreloading`; the router passes `preload` to loaders. */
export function countPreloads(tree: AnyRoute) {
  wrapLoaders(tree, (loader) => loader && counted(loader))
}

const counted =
  (loader: Loader): Loader =>
  async (visit) => {
    const add = (count: number) => ahead.set(visit.context.app, (ahead.get(visit.context.app) ?? 0) + count)
    if (!visit.preload) return await loader(visit)
    add(1)
    try {
      return await loader(visit)
    } finally {
      add(-1)
    }
  }
