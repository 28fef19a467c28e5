// Selects the greeting and the picture of the home page by the member's hour.

export type TimeOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** Returns the part of the day. The night starts at 23:00, because many members are awake before that. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 23) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Returns the picture that fits the greeting: the moon next to “Good evening”, the sun next to “Good afternoon”. */
export const sceneAt = (time: TimeOfDay): 'day' | 'night' =>
  time === 'evening' || time === 'night' ? 'night' : 'day'
