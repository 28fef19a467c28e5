/** Returns true if the visitor prefers reduced motion. Only in the browser. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
