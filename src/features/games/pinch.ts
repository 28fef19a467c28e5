// Telling a pinch from two fingers that play (section 9).

type Point = { clientX: number; clientY: number }

/** Pixels that two fingers may come closer or part before it is a pinch. */
const tolerance = 10

/** Pixels between two fingers; `undefined` where there are not two. */
export const distanceOf = ([finger, other, third]: readonly Point[]): number | undefined =>
  finger && other && !third
    ? Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY)
    : undefined

/** Whether the distance has changed so much that the browser would zoom. */
export const isPinch = (before: number, now: number) => Math.abs(now - before) > tolerance
