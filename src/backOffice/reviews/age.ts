// Ages of items, for `FormattedRelativeTime`.

type Unit = 'minute' | 'hour' | 'day'

/** @returns the age in the largest unit of which at least one has passed; at least one minute */
export function ageIn(since: string, now = Date.now()): { value: number; unit: Unit } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return { value: -Math.max(1, minutes), unit: 'minute' }
  if (minutes < 60 * 24) return { value: -Math.floor(minutes / 60), unit: 'hour' }
  return { value: -Math.floor(minutes / (60 * 24)), unit: 'day' }
}
