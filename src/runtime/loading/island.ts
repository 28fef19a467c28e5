// Island: a part of a page that the server renders and that hydrates later than the rest of the page. An island
// hydrates after all resources have loaded, or as soon as the user touches it. On slow networks users read and type
// long before the code of an island has loaded.
import { createElement, lazy, use, type ComponentType } from 'react'
import { loadedOrInteracted, partHydrated, pageIdle } from './deferred.ts'
import { pageChunk } from './reload.ts'

/**
 * Creates an island. Render it inside `<Suspense>`; input and clicks before hydration are preserved
 * (`runtime/preHydrationClicks`).
 */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(loadedOrInteracted, () => pageChunk(load))

/**
 * Creates an island for decoration: it loads last. If its code cannot be loaded, the island stays as the server
 * rendered it.
 */
export const decoration = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(pageIdle, () => load().catch(() => new Promise<never>(() => {})))

/** Creates a part of a page that only some users need: it loads with the page, but in a separate file. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(
    () => Promise.resolve(),
    () => pageChunk(load),
  )

const lazyAfter = <Props extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  import.meta.env.SSR
    ? inDocument(load)
    : lazy(async () => {
        await moment()
        const part = await load()
        dispatchEvent(new Event(partHydrated))
        return { default: part }
      })

const coming = new Set<Promise<unknown>>()

/**
 * Creates the server variant of an island, which loads its component once before rendering. Otherwise React would
 * stream the component at a later position in the document, and an inline script would then move it into the island.
 */
function inDocument<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  const fetched = load().then((loaded) => (part = loaded))
  const forget = () => coming.delete(fetched)
  coming.add(fetched)
  fetched.then(forget, forget)
  return function Part(props) {
    return createElement(part ?? use(fetched), props)
  }
}

/** Loads the components of all islands; call it on the server before rendering. */
export const partsFetched = async () => void (await Promise.allSettled(coming))
