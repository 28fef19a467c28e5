// A part of a page that the server draws in full and that comes to life after the page around it: when everything else
// has loaded, or at once when somebody touches it. On a poor network she reads and types long before its code is there.
import { lazy, type ComponentType } from 'react'
import { loadedOrTouched } from './deferred.ts'
import { pageChunk } from './reload.ts'

/** To be shown inside `<Suspense>`; what was typed in it, or pressed, before it was alive is kept (`early/hold.ts`). */
export const island = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await loadedOrTouched()
    return { default: await pageChunk(load) }
  })
