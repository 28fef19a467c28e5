// When the browser has time for what the first paint of a page does without.

const signs = ['load', 'focusin', 'pointerdown', 'keydown']

/** Once everything else has loaded, or as soon as somebody touches the page. */
export const loadedOrTouched = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete' || wasTouched()) resolve()
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true })
  })

/** A control may have been touched before the first script ran. */
const wasTouched = () => document.querySelector(':focus, [data-pending]') !== null
