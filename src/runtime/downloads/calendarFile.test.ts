// Parses generated calendar files in every language according to the rules of RFC 5545.
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendarFile.ts'

const day: CalendarEvent = {
  uid: 'gift-momBirthday-2026-11-18@hub.example.com',
  period: { date: '2026-11-18' },
  title: 'Your birthday gift opens',
  text: 'You can choose it until December 25, 2026.',
  url: 'https://hub.example.com/gifts/momBirthdayGiftList',
  madeAt: new Date('2026-11-02T03:04:05.678Z'),
}

/** Unfolds the lines of a calendar file, and splits each line into name, parameters and value. */
function read(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/.exec(line) ?? []
    return { name, parameters, value }
  })
}

const textOf = (file: string, name: string) =>
  read(file)
    .find((line) => line.name === name)
    ?.value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

test('calendarFile creates one all-day event whose end is the next day', () => {
  const lines = read(calendarFile(day)).map(({ name, parameters, value }) => `${name}${parameters}:${value}`)
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    "PRODID:-//Members' hub//Hub//EN",
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:gift-momBirthday-2026-11-18@hub.example.com',
    'DTSTAMP:20261102T030405Z',
    'DTSTART;VALUE=DATE:20261118',
    'DTEND;VALUE=DATE:20261119',
    'SUMMARY:Your birthday gift opens',
    String.raw`DESCRIPTION:You can choose it until December 25\, 2026.`,
    'URL:https://hub.example.com/gifts/momBirthdayGiftList',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Your birthday gift opens',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('calendarFile writes start and end times as UTC instants and an alarm before the start', () => {
  const period = { startsAt: '2027-01-16T03:00:00.000Z', endsAt: '2027-01-16T05:00:00.000Z' }
  const file = calendarFile({ ...day, period })
  expect(['DTSTART', 'DTEND', 'TRIGGER', 'TRANSP'].map((name) => textOf(file, name))).toEqual([
    '20270116T030000Z',
    '20270116T050000Z',
    '-PT1H',
    undefined,
  ])
})

test.each([
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
  ['2027-02-28', '20270301'],
])('calendarFile ends the all-day event of %s on %s', (date, end) => {
  expect(textOf(calendarFile({ ...day, period: { date } }), 'DTEND')).toBe(end)
})

test.each([
  ['English', String.raw`Tea; a shawl, or C:\new\; “both”`],
  ['two lines', 'One\nand two'],
  [
    'Indonesian',
    'Hadiah ulang tahun Mint dibuka hari ini, dan bisa dipilih sampai 25 Desember 2026. '.repeat(3),
  ],
  ['Thai', 'ของขวัญวันเกิดของลูกน้อยเปิดให้เลือกแล้ววันนี้ และเลือกได้ถึงวันที่ 25 ธันวาคม 2569 '.repeat(3)],
  [
    'Vietnamese',
    'Quà sinh nhật của bé mở từ hôm nay; bạn chọn được đến hết ngày 25 tháng 12 năm 2026. '.repeat(3),
  ],
  ['a family', '👩‍👩‍👧‍👧'.repeat(20)],
])('text with %s round-trips through calendarFile, in lines of at most 75 octets', (_, words) => {
  const file = calendarFile({ ...day, title: words, text: words })
  expect(textOf(file, 'SUMMARY')).toBe(words)
  expect(textOf(file, 'DESCRIPTION')).toBe(words)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('calendarFile does not fold a line within a grapheme', () => {
  const file = calendarFile({ ...day, text: 'ที่นี่เปิดแล้ว'.repeat(20) })
  for (const [, first = ''] of file.matchAll(/\r\n (.)/gu)) expect(first).not.toMatch(/\p{M}/u)
})
