// Marks the journeys that the quick form leaves out (docs/decisions/0073-what-the-quick-form-leaves-out.md):
// `test('…', full, …)`. playwright.config.ts runs them in the full form alone.

export const full = { tag: '@full' }

/** Runs in Firefox and WebKitGTK as well (docs/decisions/0089-one-set-of-journeys-in-three-browsers.md). */
export const everywhere = { tag: '@everywhere' }

/** Runs in Firefox as well as in Chromium, in the quick suite too. */
export const alsoInFirefox = { tag: ['@quick-firefox', '@firefox'] }

/** In all three browsers, in the full form. */
export const fullEverywhere = { tag: ['@full', '@everywhere'] }

/** In the quick form in Chromium alone, in the full form in all three. */
export const inOthers = { tag: ['@firefox', '@webkit'] }

/** In the full form in Firefox as well, not in WebKitGTK: the decision says why of each. */
export const fullInFirefox = { tag: ['@full', '@firefox'] }

/** For the rows of a table. @param isQuick whether this one is for the quick form as well */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full)
