// Limits when and how often members get emails about notifications.
import { localHour } from '../locale/calendar.ts'

const hour = 3_600_000

/** Hours of the member's day between which emails may be sent. */
const day = { starts: 8, ends: 21 }

/** Emails of the last week after which the next one waits, and hours between two emails. */
const limit = { perWeek: 3, hoursBetween: 20 }

/** Days for which sent emails count. */
export const limitDays = 7

/** Days after which an email that still waits is dropped, because its news is old. */
const newsDays = 3

export const isOldNews = (at: Date, now: Date) => now.getTime() - at.getTime() > newsDays * 24 * hour

/**
 * Returns the time at which the member may get the next email; `now` if it may be sent immediately.
 * @param sentAt times of the emails of the last week, newest first
 */
export function nextEmailAt(now: Date, timeZone: string, sentAt: readonly Date[]): Date {
  const [newest, oldest] = [sentAt[0], sentAt[limit.perWeek - 1]]
  const allowedAt = Math.max(
    now.getTime(),
    newest ? newest.getTime() + limit.hoursBetween * hour : 0,
    oldest ? oldest.getTime() + limitDays * 24 * hour : 0,
  )
  return afterNight(new Date(allowedAt), timeZone)
}

/** Returns the instant itself by day, and the next morning at night. */
function afterNight(instant: Date, timeZone: string): Date {
  const local = localHour(instant, timeZone)
  if (local >= day.starts && local < day.ends) return instant
  const fullHour = Math.floor(instant.getTime() / hour) * hour
  return new Date(fullHour + ((day.starts - local + 24) % 24) * hour)
}
