// Limits when and how often members get emails and push messages about notifications.
import { localHour } from '../locale/calendar.ts'

const hour = 3_600_000

/** Hours of the member's day between which emails and push messages may be sent. */
const day = { starts: 8, ends: 21 }

/** Messages of a channel in the last week after which the next one waits, and hours between two messages. */
const limit = { perWeek: 3, hoursBetween: 20 }

/** Days for which sent messages count. */
export const limitDays = 7

/** Days after which a message that still waits is dropped, because its news is old. */
const newsDays = 3

export const isOldNews = (at: Date, now: Date) => now.getTime() - at.getTime() > newsDays * 24 * hour

/**
 * Returns the time at which the member may get the next message of a channel; `now` if it may be sent immediately.
 * @param sentAt times of the channel's messages of the last week, newest first
 */
export function nextMessageAt(now: Date, timeZone: string, sentAt: readonly Date[]): Date {
  const [newest, oldest] = [sentAt[0], sentAt[limit.perWeek - 1]]
  const allowedAt = Math.max(
    now.getTime(),
    newest ? newest.getTime() + limit.hoursBetween * hour : 0,
    oldest ? oldest.getTime() + limitDays * 24 * hour : 0,
  )
  return afterNight(new Date(allowedAt), timeZone)
}

/** Returns the seconds until the night of the member, in which a push message must not arrive. Call it by day. */
export function secondsUntilNight(now: Date, timeZone: string): number {
  const fullHour = Math.floor(now.getTime() / hour) * hour
  const night = fullHour + (day.ends - localHour(now, timeZone)) * hour
  return Math.floor((night - now.getTime()) / 1000)
}

/** Returns the instant itself by day, and the next morning at night. */
function afterNight(instant: Date, timeZone: string): Date {
  const local = localHour(instant, timeZone)
  if (local >= day.starts && local < day.ends) return instant
  const fullHour = Math.floor(instant.getTime() / hour) * hour
  return new Date(fullHour + ((day.starts - local + 24) % 24) * hour)
}
