// What every frame shares, so that a page keeps its place when the layout around it changes.

export const skipClass =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent'

/** The skip link's target. */
export const contentId = 'content'

export const gutterClass = 'px-4 sm:px-6 md:px-8'
