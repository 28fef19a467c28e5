// Puts functions of ours around the loaders of a tree of routes, by the routes' own option. Called once for a tree, before a
// router has it.
import type { AnyRoute } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

/** What a loader is told, as far as these functions ask. */
type Visit = { context: { app: AppContext }; preload: boolean }

export type Loader = (visit: Visit) => unknown

/** @param wrap is told a route and its loader, where it has one, and gives the one to run */
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

/** The router's type of any route has children of the type `any`. */
const childrenOf = ({ children = {} }: { children?: Readonly<Record<string, AnyRoute>> }) =>
  Object.values(children)

/** How many loaders run for pages that are fetched ahead, because their links were touched. */
const ahead = new WeakMap<AppContext, number>()

export const isPreloading = (app: AppContext) => (ahead.get(app) ?? 0) > 0

/** Lets `isPreloading` know: the router tells a loader what it runs for. */
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
