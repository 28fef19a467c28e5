// When the browser has time for what the first paint of a page does without: once everything else has loaded, or as soon as
// a control is touched.

/** Dispatched on the window once the document has hydrated, and whenever the code of a part is there that hydrates after it. */
export const partCame = 'hub:part'

/** Dispatched on the window once a press that waited for the page has been answered. */
export const pressAnswered = 'hub:answered'

export const wakeEvents = ['load', 'focusin', 'pointerdown', 'keydown', 'click']

export const loadedOrTouched = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete' || wasTouched()) resolve()
    for (const event of wakeEvents) addEventListener(event, () => resolve(), { once: true, capture: true })
  })

/** When nobody waits for the page: it has loaded, and no press is left to be answered. What only decorates comes then. */
export async function undisturbed(): Promise<void> {
  if (document.readyState !== 'complete') await event('load')
  while (document.querySelector('[data-pending]')) await event(pressAnswered)
}

const event = (name: string) =>
  new Promise<void>((resolve) => addEventListener(name, () => resolve(), { once: true }))

/** A control may have been touched before the first script ran. */
const wasTouched = () => document.querySelector(':focus, [data-pending]') !== null

/**
 * Names the files of what hydrates late (island.ts) as soon as it is needed, so that they come side by side, beside the
 * page's own code, and not one after the other when each is found. The document carries this function in its first script,
 * so it uses nothing from outside of itself.
 */
export function preloadWhenNeeded(files: string[], needed: string[]) {
  const preload = () => {
    for (const href of files.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const sign of needed) addEventListener(sign, preload, { once: true, capture: true })
}

/**
 * The first number or date that a browser formats makes it read the data of every language: 60 to 100 ms of a slow phone. It
 * does so while the page's code is on its way, not in the middle of hydration. The document carries this function, too.
 */
export function prepareFormats() {
  addEventListener('DOMContentLoaded', () => {
    // A browser without idle callbacks reads it when it has to.
    if ('requestIdleCallback' in window) requestIdleCallback(() => Intl.NumberFormat.supportedLocalesOf('en'))
  })
}
