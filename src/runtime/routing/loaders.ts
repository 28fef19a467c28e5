// Wraps the loaders of a route tree by the route option. Called once per tree, before the router uses it.
import type { AnyRoute } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

/** Arguments of a loader that the wrappers use. */
type Visit = { context: { app: AppContext }; preload: boolean }

export type Loader = (visit: Visit) => unknown

/** @param wrap receives a route and its loader, if it has one, and returns the loader to run */
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

/** The router types children of any route as `any`. */
const childrenOf = ({ children = {} }: { children?: Readonly<Record<string, AnyRoute>> }) =>
  Object.values(children)

/** Number of running loaders of preloaded pages. */
const ahead = new WeakMap<AppContext, number>()

export const isPreloading = (app: AppContext) => (ahead.get(app) ?? 0) > 0

/** Counts loaders of preloads for `isPreloading`; the router passes `preload` to loaders. */
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
