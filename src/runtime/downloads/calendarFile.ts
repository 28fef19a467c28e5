// A day, or some hours of one, for the member's own calendar, as every calendar reads it: one event of RFC 5545.

export type CalendarEvent = {
  /** What makes it the same event again: a second file replaces the first in the calendar. */
  uid: string
  /** A calendar date `YYYY-MM-DD` for all of a day, or two instants. */
  period: { date: string } | { startsAt: string; endsAt: string }
  title: string
  text: string
  /** The page to open then. */
  url: string
  /** When the file was made. */
  madeAt: Date
}

/** The file's text. Its alarm rings in the morning of the day, by the clock of the device, or an hour before. */
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
    // A day takes no time of the day.
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

/** An instant in UTC, without fractions of its second. */
const instantStamp = (instant: string) => `${stamp(instant).slice(0, 15)}Z`

const stamp = (text: string) => text.replace(/[-:]/g, '')

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** Folds a line to at most 75 octets without splitting a grapheme: Thai vowels stand on the letter before them. */
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
 * A flag, or a character with its marks, modifiers and joined characters: the graphemes of the hub's languages and of emoji. Firefox
 * before 125 has no `Intl.Segmenter`.
 */
const grapheme = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u0E33\u0EB3\u200C\u{E0020}-\u{E007F}]|\u200D.)*/gsu
