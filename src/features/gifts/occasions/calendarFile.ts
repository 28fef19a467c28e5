// A day for the member's own calendar, as every calendar reads it: one all-day event of RFC 5545.

export type CalendarDay = {
  /** What makes it the same event again: a second file replaces the first in the calendar. */
  uid: string
  /** The calendar date, `YYYY-MM-DD`. */
  date: string
  title: string
  text: string
  /** The page to open on that day. */
  url: string
  /** When the file was made. */
  madeAt: Date
}

/** The file's text. Its alarm rings in the morning of the day, by the clock of the device. */
export function calendarFile({ uid, date, title, text, url, madeAt }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    "PRODID:-//Members' hub//Gifts//EN",
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt.toISOString()).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${stamp(date)}`,
    `DTEND;VALUE=DATE:${stamp(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    // It takes no time of the day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const stamp = (text: string) => text.replace(/[-:]/g, '')

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** Lines of at most 75 octets, none of which parts what is read as one letter: Thai vowels stand on the one before. */
function folded(line: string): string {
  let octets = 0
  return Array.from(graphemes.segment(line), ({ segment }) => {
    const { length } = encoder.encode(segment)
    const isFull = octets + length > 75
    octets = isFull ? length + 1 : octets + length
    return isFull ? `\r\n ${segment}` : segment
  }).join('')
}

const encoder = new TextEncoder()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
