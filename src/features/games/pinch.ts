// Detects pinch gestures (section 9 of the specification).

type Point = { clientX: number; clientY: number }

/** Change of the distance between two touches, in pixels, up to which a touch does not count as a pinch. */
const tolerance = 10

/** Returns the distance between two touches in pixels; `undefined` for another number of touches. */
export const distanceOf = ([finger, other, third]: readonly Point[]): number | undefined =>
  finger && other && !third
    ? Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY)
    : undefined

/** Returns true if the distance has changed so much that the browser would zoom. */
export const isPinch = (before: number, now: number) => Math.abs(now - before) > tolerance
