// Tags that limit tests to the full suite: `test('…', full, …)`. playwright.config.ts selects tests by tag.
// `docs/testing.md` explains the suites.

export const full = { tag: '@full' }

/**
 * Runs the test in Firefox and WebKitGTK as well
 * (`docs/decisions/0089-run-the-same-end-to-end-tests-in-three-browsers.md`).
 */
export const everywhere = { tag: '@everywhere' }

/** Runs the test in Firefox as well as in Chromium, in both suites. */
export const alsoInFirefox = { tag: ['@quick-firefox', '@firefox'] }

/** Runs the test in all three browsers, only in the full suite. */
export const fullEverywhere = { tag: ['@full', '@everywhere'] }

/** Runs the test in Chromium in the quick suite, and in all three browsers in the full suite. */
export const inOthers = { tag: ['@firefox', '@webkit'] }

/** Runs the test in Chromium and Firefox in the full suite, but not in WebKitGTK (see decision record 0089). */
export const fullInFirefox = { tag: ['@full', '@firefox'] }

/** Tags the rows of a test table. @param isQuick returns true for rows that the quick suite runs as well */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full)
