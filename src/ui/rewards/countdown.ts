// Splits what is left until an instant into the two units that matter now: days and hours, hours and minutes, then seconds.

export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'
export interface TimePart {
  unit: TimeUnit
  value: number
}

const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** @param left milliseconds; nothing is left below zero */
export function partsOf(left: number): [TimePart, TimePart] {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  // Below a minute there is no larger unit that counts: minutes and seconds stay.
  const first = seconds >= 86_400 ? 0 : seconds >= 3600 ? 1 : 2
  const part = (place: number): TimePart => {
    const [unit, size] = units[place] ?? units[3]
    const whole = Math.floor(seconds / size)
    return { unit, value: place === first ? whole : whole % ((units[place - 1]?.[1] ?? 1) / size) }
  }
  return [part(first), part(first + 1)]
}
