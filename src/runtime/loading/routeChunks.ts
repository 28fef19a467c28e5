// Browser variant of the router functions that code splitting uses (scripts/replacedModules.ts substitutes this module
// for the router in files under src/routes). The router's own functions also reload the page, but only once per URL and
// session, and they throw if storage is blocked.
import { createElement, use, type ComponentType } from 'react'
import { partHydrated } from './deferred.ts'
import { loadOnce } from '#src/client/loadOnce.ts'
import { ignoreFailureWhileLeaving, pageChunk, reloadPage } from './reload.ts'
import { routeLoaders } from './routeLoaders.ts'

export * from '@tanstack/react-router'

type Chunk<Name extends string, Part> = Promise<Record<Name, Part>>

/** Creates a page component. The router calls its `preload` to load the code before it renders the component. */
export function lazyRouteComponent<Name extends string, Props extends object>(
  load: () => Chunk<Name, ComponentType<Props>>,
  name: Name,
) {
  let component: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  let awaited: Promise<void> | undefined
  let failure: { anew?: Promise<never>; cause: unknown } | undefined

  // Ignore errors: a preload may fail silently, because the navigation loads the code again.
  const preload = () =>
    (coming ??= fetchPart().catch((cause: unknown) => {
      failure = { cause }
      coming = undefined
    }))
  const fetchPart = async () => {
    component = (await ignoreFailureWhileLeaving(load))[name]
    if (!import.meta.env.SSR) dispatchEvent(new Event(partHydrated))
  }

  function Part(props: Props) {
    if (!component && failure) use((failure.anew ??= reloadPage(failure.cause)))
    // Reuse the promise: React requires that a suspended render uses the same promise again.
    if (!component) awaited = preload()
    if (awaited) use(awaited)
    return component && createElement(component, props)
  }
  return Object.assign(Part, {
    preload: () => {
      failure = undefined
      return preload()
    },
  })
}

/** Creates the loader of a page. The code of the loader is loaded with the page, or earlier by `loadRouteLoaders`. */
export function lazyFn<Name extends string, Visit extends { preload: boolean }, Data>(
  load: () => Chunk<Name, (visit: Visit) => Data>,
  name: Name,
) {
  const loader = loadOnce(load)
  routeLoaders.push(loader)
  return async (visit: Visit): Promise<Awaited<Data>> =>
    await (await pageChunk(loader, visit.preload))[name](visit)
}
