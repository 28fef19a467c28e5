// Delays work that the first paint does not need. The work starts after all resources have loaded, or when the user
// touches a control.

/**
 * Name of the window event that is dispatched when the document has hydrated, and when the code of a part that hydrates
 * later has loaded.
 */
export const partHydrated = 'hub:part'

/** Name of the window event that is dispatched when a click that waited for hydration has been replayed. */
export const clickSettled = 'hub:answered'

export const interactionEvents = ['load', 'focusin', 'pointerdown', 'keydown', 'click']

export const loadedOrInteracted = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete' || hasInteracted()) resolve()
    for (const event of interactionEvents)
      addEventListener(event, () => resolve(), { once: true, capture: true })
  })

/** Resolves when the page has loaded and no click waits for hydration. Decorative islands load after that. */
export async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') await event('load')
  while (document.querySelector('[data-pending]')) await event(clickSettled)
}

const event = (name: string) =>
  new Promise<void>((resolve) => addEventListener(name, () => resolve(), { once: true }))

/** Returns true if the user focused or clicked a control before this code ran. */
const hasInteracted = () => document.querySelector(':focus, [data-pending]') !== null

/**
 * Preloads the files of islands (island.ts) in parallel with the code of the page when one of the `needed` events is
 * dispatched. Without this function, the browser would request each file only after it finds the import of the file.
 * The first inline script of the document contains this function, so it must not refer to other code.
 */
export function preloadWhenNeeded(files: string[], needed: string[]) {
  const preload = () => {
    for (const href of files.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const sign of needed) addEventListener(sign, preload, { once: true, capture: true })
}

/**
 * Makes the browser load its Intl data while the code of the page loads. Loading it during hydration would take 60 to
 * 100 ms on a slow phone. The first inline script contains this function as well.
 */
export function prepareFormats() {
  addEventListener('DOMContentLoaded', () => {
    // A browser without `requestIdleCallback` loads the Intl data on first use.
    if ('requestIdleCallback' in window) requestIdleCallback(() => Intl.NumberFormat.supportedLocalesOf('en'))
  })
}
