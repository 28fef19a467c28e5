// Creates an iCalendar file (RFC 5545) with one event.

export type CalendarEvent = {
  /** Stable id of the event: importing a newer file updates the existing event instead of adding another. */
  uid: string
  /** Date `YYYY-MM-DD` of an all-day event, or start and end instants of a timed event. */
  period: { date: string } | { startsAt: string; endsAt: string }
  title: string
  text: string
  /** URL of the page that shows the event. */
  url: string
  /** Creation time of the file. */
  madeAt: Date
}

/**
 * Returns the content of the file. The alarm of an all-day event is at 9:00 local time of the device; the alarm of a
 * timed event is one hour before its start.
 */
export function calendarFile({ uid, period, title, text, url, madeAt }: CalendarEvent): string {
  const isDay = 'date' in period
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    "PRODID:-//Members' hub//Hub//EN",
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantStamp(madeAt.toISOString())}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${stamp(period.date)}`, `DTEND;VALUE=DATE:${stamp(dayAfter(period.date))}`]
      : [`DTSTART:${instantStamp(period.startsAt)}`, `DTEND:${instantStamp(period.endsAt)}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    // Mark an all-day event as free time, so that it does not block the calendar of the member.
    ...(isDay ? ['TRANSP:TRANSPARENT'] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${isDay ? 'PT9H' : '-PT1H'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Formats an instant in UTC, without fractions of a second. */
const instantStamp = (instant: string) => `${stamp(instant).slice(0, 15)}Z`

const stamp = (text: string) => text.replace(/[-:]/g, '')

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/**
 * Folds a line into parts of at most 75 octets without splitting a grapheme, for example a Thai letter and the vowel
 * that combines with it.
 */
function folded(line: string): string {
  let octets = 0
  return Array.from(line.matchAll(grapheme), ([letter]) => {
    const { length } = encoder.encode(letter)
    const isFull = octets + length > 75
    octets = isFull ? length + 1 : octets + length
    return isFull ? `\r\n ${letter}` : letter
  }).join('')
}

const encoder = new TextEncoder()
/**
 * Matches one grapheme of a supported language, or an emoji: a flag, or a character with its combining marks, modifiers
 * and joined characters. The pattern replaces `Intl.Segmenter`, which Firefox before 125 lacks.
 */
const grapheme = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u0E33\u0EB3\u200C\u{E0020}-\u{E007F}]|\u200D.)*/gsu
