// Loads what the router plugin's code splitting asks for in the browser (scripts/replacedModules.ts substitutes this module for
// the router for the files under src/routes). The router's own functions reload as well, by a rule that is not ours: once for
// each address and session, and with an exception where storage is blocked.
import { createElement, use, type ComponentType } from 'react'
import { partCame } from './deferred.ts'
import { loadOnce } from '#src/client/loadOnce.ts'
import { holdFailureWhileLeaving, pageChunk, startAnew } from './reload.ts'
import { routeLoaders } from './routeLoaders.ts'

export * from '@tanstack/react-router'

type Chunk<Name extends string, Part> = Promise<Record<Name, Part>>

/** A part of a page that the router fetches by `preload` and shows once it is there. */
export function lazyRouteComponent<Name extends string, Props extends object>(
  load: () => Chunk<Name, ComponentType<Props>>,
  name: Name,
) {
  let component: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  let awaited: Promise<void> | undefined
  let failure: { anew?: Promise<never>; cause: unknown } | undefined

  // It does not throw: a page that is only preloaded may fail silently, and is tried again on navigation.
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
    // React wants a render that once waited to ask for the same promise again.
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

/** A page's loader, fetched with its page, or before by `loadRouteLoaders`. */
export function lazyFn<Name extends string, Visit extends { preload: boolean }, Data>(
  load: () => Chunk<Name, (visit: Visit) => Data>,
  name: Name,
) {
  const loader = loadOnce(load)
  routeLoaders.push(loader)
  return async (visit: Visit): Promise<Awaited<Data>> =>
    await (await pageChunk(loader, visit.preload))[name](visit)
}
