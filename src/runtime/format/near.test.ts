// Tests that recent instants are formatted as today or yesterday in a given time zone.
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/messages.ts'
import { languages, locales } from '#shared/languages.ts'
import { nearText } from './near.ts'

const intls = locales.map((locale) => {
  const { tag } = languages[locale]
  return createIntl({ locale: tag, messages: messagesIn(tag) })
})
const inAll = (format: (intl: (typeof intls)[number]) => string) =>
  intls.map((intl) => format(intl).replace(/[\u00a0\u202f]/g, ' '))

const near = (
  instant: string,
  now: string,
  { timeZone, shows = 'time' }: { timeZone: string; shows?: 'date' | 'time' },
) => inAll((intl) => nearText(intl, instant, { timeZone, now: Date.parse(now), shows }))

test('nearText formats today and yesterday as words in the member’s language', () => {
  expect(near('2026-11-21T07:05:00Z', '2026-11-21T09:00:00Z', { timeZone: 'Asia/Bangkok' })).toEqual([
    'Today, 2:05 PM',
    'Hari ini, 14.05',
    'วันนี้ 14:05',
    'Hôm nay, 14:05',
  ])
  expect(
    near('2026-11-20T07:05:00Z', '2026-11-21T09:00:00Z', { timeZone: 'Asia/Bangkok', shows: 'date' }),
  ).toEqual(['Yesterday', 'Kemarin', 'เมื่อวาน', 'Hôm qua'])
})

test('nearText shows the date of any other day, including future days', () => {
  const now = '2026-11-21T09:00:00Z'
  expect(near('2026-11-19T07:05:00Z', now, { timeZone: 'Asia/Bangkok' }).slice(0, 3)).toEqual([
    'Nov 19, 2026, 2:05 PM',
    '19 Nov 2026, 14.05',
    '19 พ.ย. 2569 14:05',
  ])
  expect(near('2026-11-19T07:05:00Z', now, { timeZone: 'Asia/Bangkok', shows: 'date' })[0]).toBe(
    'Nov 19, 2026',
  )
  expect(near('2026-11-22T07:05:00Z', now, { timeZone: 'Asia/Bangkok' })[0]).toBe('Nov 22, 2026, 2:05 PM')
})

test('nearText uses the day in the given time zone, and the day changes at midnight in that zone', () => {
  // Use 23:59 in Bangkok and the midnight that follows: both are in the morning of November 20 in Los Angeles.
  const [before, after] = ['2026-11-20T16:59:00Z', '2026-11-20T17:00:00Z']
  expect(near(before, before, { timeZone: 'Asia/Bangkok' })[0]).toBe('Today, 11:59 PM')
  expect(near(before, after, { timeZone: 'Asia/Bangkok' })[0]).toBe('Yesterday, 11:59 PM')
  expect(near(after, after, { timeZone: 'Asia/Bangkok' })[0]).toBe('Today, 12:00 AM')
  expect(near(before, after, { timeZone: 'America/Los_Angeles' })[0]).toBe('Today, 8:59 AM')
})
