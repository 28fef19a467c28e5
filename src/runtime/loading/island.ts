// A part of a page that the server renders in full and that hydrates after the page around it: when everything else has
// loaded, or at once when somebody touches it. On a poor network people read and type long before its code is there.
import { createElement, lazy, use, type ComponentType } from 'react'
import { loadedOrTouched, partCame, undisturbed } from './deferred.ts'
import { pageChunk } from './reload.ts'

/** To be rendered inside `<Suspense>`; what was typed or pressed before hydration is kept (`runtime/earlyPresses`). */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(loadedOrTouched, () => pageChunk(load))

/** An island that only decorates: it comes last, and where its code cannot be had, what the server rendered of it stays. */
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

/** On the server, where a part is fetched once: React sends what it has to wait for later than its place, to be moved by a script. */
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

/** For the server, before it renders: every part of the page's own code is there. */
export const partsFetched = async () => void (await Promise.allSettled(coming))
