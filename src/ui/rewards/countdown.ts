// Splits what is left until an instant into the units that matter now: days and hours, hours and minutes, then minutes alone.

export type TimeUnit = 'days' | 'hours' | 'minutes'
export interface TimePart {
  unit: TimeUnit
  value: number
}

export const minute = 60_000
/** Milliseconds before an end in which its hours matter: until then a date says it better. */
export const soon = 72 * 60 * minute

/** @param left milliseconds @returns nothing while it is far away, and once it is over */
export function partsOf(left: number): TimePart[] {
  if (left <= 0 || left > soon) return []
  const minutes = Math.ceil(left / minute)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return [part('minutes', minutes)]
  if (hours < 24) return [part('hours', hours), part('minutes', minutes % 60)]
  return [part('days', Math.floor(hours / 24)), part('hours', hours % 24)]
}

const part = (unit: TimeUnit, value: number): TimePart => ({ unit, value })
