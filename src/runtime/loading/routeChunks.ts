// Replaces the functions that the router plugin's code splitting uses in the browser (scripts/replacedModules.ts
// substitutes this module for the router in files under src/routes). The router's functions also reload, but once per
// URL and session, and throw if storage is blocked.
import { createElement, use, type ComponentType } from 'react'
import { partCame } from './deferred.ts'
import { loadOnce } from '#src/client/loadOnce.ts'
import { holdFailureWhileLeaving, pageChunk, startAnew } from './reload.ts'
import { routeLoaders } from './routeLoaders.ts'

export * from '@tanstack/react-router'

type Chunk<Name extends string, Part> = Promise<Record<Name, Part>>

/** Component of a page that the router loads by `preload` and renders afterwards. */
export function lazyRouteComponent<Name extends string, Props extends object>(
  load: () => Chunk<Name, ComponentType<Props>>,
  name: Name,
) {
  let component: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  let awaited: Promise<void> | undefined
  let failure: { anew?: Promise<never>; cause: unknown } | undefined

  // Does not throw: a preloaded page may fail silently, and is retried on navigation.
  const preload = () =>
    (coming ??= fetchPart().catch((cause: unknown) => {
      failure = { cause }
      coming = undefined
    }))
  const fetchPart = async () => {
    component = (await holdFailureWhileLeaving(load))[name]
    if (!import.meta.env.SSR) dispatchEvent(new Event(partCame))
  }

  function Part(props: Props) {
    if (!component && failure) use((failure.anew ??= startAnew(failure.cause)))
    // React requires a suspended render to use the same promise again.
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

/** Loader of a page, loaded with the page or earlier by `loadRouteLoaders`. */
export function lazyFn<Name extends string, Visit extends { preload: boolean }, Data>(
  load: () => Chunk<Name, (visit: Visit) => Data>,
  name: Name,
) {
  const loader = loadOnce(load)
  routeLoaders.push(loader)
  return async (visit: Visit): Promise<Awaited<Data>> =>
    await (await pageChunk(loader, visit.preload))[name](visit)
}
