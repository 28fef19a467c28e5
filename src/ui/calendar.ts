// Month arithmetic for the calendar, in UTC so that no time zone or summer time can move a day.

export interface MonthDay {
  /** YYYY-MM-DD */
  iso: string
  day: number
}

/** The weeks of a month, each of seven places; places outside the month are null. `weekStart` 0 is Sunday. */
export function monthWeeks(month: string, weekStart: number): (MonthDay | null)[][] {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const lead = (first.getUTCDay() - weekStart + 7) % 7
  const weeks: (MonthDay | null)[][] = []
  for (let at = -lead; at < length; at += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const day = at + place + 1
        if (day < 1 || day > length) return null
        return { iso: `${month}-${String(day).padStart(2, '0')}`, day }
      }),
    )
  }
  return weeks
}
