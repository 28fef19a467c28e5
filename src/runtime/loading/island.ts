// Part of a page that the server renders and that hydrates later than the rest: after everything else has loaded, or
// immediately when it is touched. On slow networks people read and type long before its code has loaded.
import { createElement, lazy, use, type ComponentType } from 'react'
import { loadedOrTouched, partCame, undisturbed } from './deferred.ts'
import { pageChunk } from './reload.ts'

/** Render it inside `<Suspense>`; input and clicks before hydration are preserved (`runtime/earlyPresses`). */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(loadedOrTouched, () => pageChunk(load))

/** Decorative island: loads last, and stays as rendered by the server if its code fails to load. */
export const decoration = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(undisturbed, () => load().catch(() => new Promise<never>(() => {})))

const lazyAfter = <Props extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  import.meta.env.SSR
    ? inDocument(load)
    : lazy(async () => {
        await moment()
        const part = await load()
        dispatchEvent(new Event(partCame))
        return { default: part }
      })

const coming = new Set<Promise<unknown>>()

/**
 * Server variant that loads the part once before rendering: React would stream a part that it waits for after its
 * position and move it by a script.
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

/** Call on the server before rendering: resolves when all parts have loaded. */
export const partsFetched = async () => void (await Promise.allSettled(coming))
