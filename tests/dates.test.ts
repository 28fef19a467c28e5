// Checks how the members' app formats dates: no line breaks within dates, and the last day of each period.
import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { dateIn, writeMoment } from '#api/locale/intl.ts'
import { languages, locales } from '#shared/languages.ts'
import { shopTimeText } from '#src/domain/parcels/shopTime.ts'
import {
  dateText,
  dayText,
  endFormat,
  instantDateFormat,
  instantText,
  monthText,
  timeText,
} from '#src/runtime/format/dates.ts'
import { dayAndTimeText } from '#src/runtime/format/dayAndTime.ts'
import { listFiles } from './support/listFiles.ts'
import { messagesIn } from './support/messages.ts'

const timeZone = 'Asia/Bangkok'
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const sources = listFiles('src/**/*.{ts,tsx}', 500)
  .filter((path) => !/^src\/(?:backOffice|features\/gallery)\/|\.test\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

/** Formats the day in each format of pages and notifications, in one language. */
function allFormats(locale: (typeof locales)[number], date: string): string[] {
  const { tag, wire: language } = languages[locale]
  const intl = createIntl({ locale: tag })
  const instant = `${date}T02:59:42.000Z`
  return [
    dateText(intl, date),
    dateText(intl, date, 'medium'),
    dayText(intl, date),
    dayText(intl, date, 'short'),
    monthText(intl, date.slice(0, 7)),
    instantDateFormat(intl)(instant, timeZone),
    instantText(intl, instant, timeZone),
    dayAndTimeText(intl, instant, timeZone),
    endFormat(intl)(instant, timeZone),
    timeText(intl, instant, timeZone),
    shopTimeText(instant, 'date'),
    shopTimeText(instant, 'time'),
    writeMoment(new Date(instant), { language, timeZone, dateStyle: 'long' }),
    dateIn(date)[language],
  ]
}

/** Matches a space that separates a day from its month, “tháng” from its number, or a time from “PM”. */
const breaks = /(?<![:.\d])\d{1,2},? (?!năm)(?=\p{L})|[\p{L}\p{M}.] \d{1,2}(?![\d:.])|\d [AP]M/u

describe.each(locales)('%s', (locale) => {
  test('a line never breaks between day and month, after “tháng” or before “PM”', () => {
    const broken = months
      .flatMap((month) => ['04', '17'].map((day) => `2026-${month}-${day}`))
      .flatMap((date) => allFormats(locale, date))
      .filter((text) => breaks.test(text))
    expect(broken).toEqual([])
  })
})

test('only the formatters of dates.ts format a day, so that no page shows a date that can break', () => {
  const wrong = sources
    .filter(({ path }) => !/runtime\/format\/(?:dates|dayAndTime)\.ts$|parcels\/shopTime\.ts$/.test(path))
    .filter(({ source }) => /day: 'numeric'|dateStyle|<FormattedDate/.test(source))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

/** `levelUntil` is a date without a time; `resetsAt` is the time at which the next day starts. */
const isNoEnd = new Set(['levelUntil', 'resetsAt'])

/** Fields with the end of a period that pages show, according to docs/last-days.md: `expiresAt`, `closesAt`. */
const ends = readFileSync('docs/last-days.md', 'utf8')
  .split('## Contract')[1]
  ?.split('\n')
  .filter((line) => /^\| `.*\| (?:member|instant) +\|/.test(line) && !line.includes('| date and time'))
  .flatMap((line) => [...line.matchAll(/`\w+\.(\w+)`/g)].map(([, name = '']) => name))
  .filter((name) => /At$|Until$/.test(name) && !isNoEnd.has(name))

test('pages show the end of a period only with endFormat, which returns its last day', () => {
  expect(ends).toEqual(expect.arrayContaining(['expiresAt', 'closesAt', 'shownUntil']))
  const otherFormats =
    'instant|instantDate|instantText|date|dateAt|dateText|day|dayText|nearText|time|timeText'
  const wrong = new RegExp(
    String.raw`\b(?:${otherFormats}|formatDate|instantDateFormat\(intl\))\([^()]*\b(?:${ends?.join('|')})\b`,
    'g',
  )
  const wrongCalls = sources.flatMap(({ path, source }) =>
    [...source.matchAll(wrong)].map(([call]) => `${path}: ${call}`),
  )
  expect(wrongCalls).toEqual([])
})

test('the home page names today and tomorrow as the day on which coins expire', () => {
  const texts = locales.map((locale) => {
    const { tag } = languages[locale]
    const intl = createIntl({ locale: tag, messages: messagesIn(tag) })
    return [0, 1, 2].map((days) =>
      intl.formatMessage({ id: 'membership.expiry' }, { coins: 5, days, date: 'DATE' }),
    )
  })
  expect(texts).toEqual([
    ['5 coins expire today', '5 coins expire tomorrow', '5 coins expire on DATE'],
    ['5 koin berlaku sampai hari ini', '5 koin berlaku sampai besok', '5 koin berlaku sampai DATE'],
    ['5 เหรียญหมดอายุวันนี้', '5 เหรียญหมดอายุพรุ่งนี้', '5 เหรียญหมดอายุวันที่ DATE'],
    ['5 xu hết hạn hôm nay', '5 xu hết hạn ngày mai', '5 xu hết hạn ngày DATE'],
  ])
})
