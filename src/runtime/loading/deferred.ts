// Determines when the browser has time for work that the first paint does not need: after everything else has loaded,
// or when a control is touched.

/**
 * Event: dispatched on the window when the document has hydrated, and when the code of a deferred part has loaded.
 */
export const partCame = 'hub:part'

/** Event: dispatched on the window when a click that waited for hydration has been replayed. */
export const pressAnswered = 'hub:answered'

export const wakeEvents = ['load', 'focusin', 'pointerdown', 'keydown', 'click']

export const loadedOrTouched = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete' || wasTouched()) resolve()
    for (const event of wakeEvents) addEventListener(event, () => resolve(), { once: true, capture: true })
  })

/** Resolves when the page has loaded and no click is pending. Decorative parts load then. */
export async function undisturbed(): Promise<void> {
  if (document.readyState !== 'complete') await event('load')
  while (document.querySelector('[data-pending]')) await event(pressAnswered)
}

const event = (name: string) =>
  new Promise<void>((resolve) => addEventListener(name, () => resolve(), { once: true }))

/** A control may have been touched before the first script ran. */
const wasTouched = () => document.querySelector(':focus, [data-pending]') !== null

/**
 * Preloads the files of islands (island.ts) in parallel, together with the code of the page, as soon as they are
 * needed; otherwise each would be fetched when its import is found. The first inline script of the document contains
 * this function, so it must not refer to anything outside.
 */
export function preloadWhenNeeded(files: string[], needed: string[]) {
  const preload = () => {
    for (const href of files.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const sign of needed) addEventListener(sign, preload, { once: true, capture: true })
}

/**
 * Makes the browser load its Intl data while the code of the page loads instead of during hydration: 60 to 100 ms on
 * a slow phone. The document contains this function as well.
 */
export function prepareFormats() {
  addEventListener('DOMContentLoaded', () => {
    // A browser without idle callbacks loads the data on first use.
    if ('requestIdleCallback' in window) requestIdleCallback(() => Intl.NumberFormat.supportedLocalesOf('en'))
  })
}
