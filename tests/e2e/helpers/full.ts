// Marks the journeys that the quick form leaves out (docs/decisions/0073-what-the-quick-form-leaves-out.md):
// `test('…', full, …)`. playwright.config.ts runs them in the full form alone.

export const full = { tag: '@full' }

/** For the rows of a table. @param isQuick whether this one is for the quick form as well */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full)
