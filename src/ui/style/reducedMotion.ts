/** Returns true if the visitor prefers reduced motion. Call it only in the browser. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
