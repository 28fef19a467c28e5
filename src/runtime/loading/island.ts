// A part of a page that the server renders in full and that hydrates after the page around it: when everything else has
// loaded, or at once when somebody touches it. On a poor network people read and type long before its code is there.
import { lazy, type ComponentType } from 'react'
import { loadedOrTouched, partCame, undisturbed } from './deferred.ts'
import { pageChunk } from './reload.ts'

/** To be rendered inside `<Suspense>`; what was typed or pressed before hydration is kept (`runtime/earlyPresses`). */
export const island = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(loadedOrTouched, () => pageChunk(load))

/** An island that only decorates: it comes last, and where its code cannot be had, what the server rendered of it stays. */
export const decoration = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyAfter(undisturbed, () => load().catch(() => new Promise<never>(() => {})))

const lazyAfter = <Props>(moment: () => Promise<void>, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await moment()
    const part = await load()
    if (!import.meta.env.SSR) dispatchEvent(new Event(partCame))
    return { default: part }
  })
