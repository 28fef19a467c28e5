// Tags that limit tests to the full suite: `test('…', full, …)`. playwright.config.ts selects tests by tag. The decision is
// `docs/decisions/0073-what-the-quick-form-leaves-out.md`.

export const full = { tag: '@full' }

/** Runs in Firefox and WebKitGTK as well (`docs/decisions/0089-one-set-of-journeys-in-three-browsers.md`). */
export const everywhere = { tag: '@everywhere' }

/** Runs in Firefox as well as in Chromium, in the quick suite too. */
export const alsoInFirefox = { tag: ['@quick-firefox', '@firefox'] }

/** Runs in all three browsers, in the full suite only. */
export const fullEverywhere = { tag: ['@full', '@everywhere'] }

/** Runs in Chromium in the quick suite, in all three browsers in the full suite. */
export const inOthers = { tag: ['@firefox', '@webkit'] }

/** Runs in Firefox as well in the full suite, not in WebKitGTK. The decision record has the reasons. */
export const fullInFirefox = { tag: ['@full', '@firefox'] }

/** Tags the rows of a table. @param isQuick true for rows that run in the quick suite as well */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full)
