/** Whether the visitor has asked the system that nothing moves. In the browser alone. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
