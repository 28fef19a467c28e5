// Splits a remaining time into its relevant units: days and hours, hours and minutes, or only minutes.

export type TimeUnit = 'days' | 'hours' | 'minutes'
export interface TimePart {
  unit: TimeUnit
  value: number
}

export const minute = 60_000
/** Remaining time in ms above which no countdown is shown, because a date is clearer. */
export const soon = 72 * 60 * minute

/** @param left remaining time in ms @returns an empty list if the time is too long for a countdown or has ended */
export function partsOf(left: number): TimePart[] {
  if (left <= 0 || left > soon) return []
  const minutes = Math.ceil(left / minute)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return [part('minutes', minutes)]
  if (hours < 24) return [part('hours', hours), part('minutes', minutes % 60)]
  return [part('days', Math.floor(hours / 24)), part('hours', hours % 24)]
}

const part = (unit: TimeUnit, value: number): TimePart => ({ unit, value })
