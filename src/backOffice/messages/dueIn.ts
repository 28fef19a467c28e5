// Time until or since an instant, for `FormattedRelativeTime`.

type Unit = 'minute' | 'hour' | 'day'

/** @returns the time in the largest unit of which at least one is left or has passed; negative in the past */
export function dueIn(at: string, now = Date.now()): { value: number; unit: Unit } {
  const minutes = Math.trunc((Date.parse(at) - now) / 60_000)
  const size = Math.abs(minutes)
  if (size < 60) return { value: minutes === 0 ? 1 : minutes, unit: 'minute' }
  if (size < 60 * 24) return { value: Math.trunc(minutes / 60), unit: 'hour' }
  return { value: Math.trunc(minutes / (60 * 24)), unit: 'day' }
}
