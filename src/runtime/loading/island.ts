// A part of a page that the server renders in full and that hydrates after the page around it: when everything else has
// loaded, or at once when somebody touches it. On a poor network people read and type long before its code is there.
import { lazy, type ComponentType } from 'react'
import { loadedOrTouched, partCame } from './deferred.ts'
import { pageChunk } from './reload.ts'

/** To be rendered inside `<Suspense>`; what was typed or pressed before hydration is kept (`runtime/earlyPresses`). */
export const island = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfterLoad(() => pageChunk(load))

/** An island that only decorates: where its code cannot be had, what the server rendered of it stays. */
export const decoration = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfterLoad(() => load().catch(() => new Promise<never>(() => {})))

const lazyAfterLoad = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await loadedOrTouched()
    const part = await load()
    if (!import.meta.env.SSR) dispatchEvent(new Event(partCame))
    return { default: part }
  })
