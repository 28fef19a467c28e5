// Tests the messages of ineligibility reasons, with numbers and dates, in several languages.
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/messages.ts'
import type { LanguageTag } from '#shared/languages.ts'
import { reasonLines, reasonText } from './reasons.ts'

const intlOf = (locale: LanguageTag) => createIntl({ locale, messages: messagesIn(locale) })
const timeZone = 'Asia/Bangkok'

test.each([
  ['en-US', 'FROM_LEVEL_3', 'It opens at level 3.'],
  ['en-US', 'TICKETS_LEFT_1', 'You can take 1 more ticket.'],
  ['en-US', 'TICKETS_LEFT_0', 'You have all the tickets a member can have.'],
  ['id-ID', 'COINS_NEEDED_1200', 'Perlu 1.200 koin.'],
  ['th-TH', 'AT_MOST_5_AN_HOUR', 'เรารับข้อความจากคุณได้ 5 ข้อความต่อชั่วโมง กรุณาเขียนอีกครั้งในภายหลัง'],
  ['vi-VN', 'AT_MOST_20', 'Tối đa 20 mục. Hãy xóa một mục để thêm mục mới.'],
] as const)(
  'reasonText in the language %s returns for the reason %s the message "%s"',
  (language, code, expected) => {
    expect(reasonText(intlOf(language), { code })).toBe(expected)
  },
)

test('reasonText shows the opening date in the member’s time zone, and the time unless it is midnight', () => {
  const intl = intlOf('en-US')
  const tell = (nextDate: string) => reasonText(intl, { code: 'NOT_OPEN_YET' }, { nextDate, timeZone })
  expect(tell('2026-12-31T17:00:00.000Z')).toBe('It isn’t open yet. Available starting January\u00A01, 2027.')
  expect(tell('2026-12-31T18:30:00.000Z')).toBe(
    'It isn’t open yet. Available starting Jan\u00A01,\u00A02027, 1:30\u00A0AM.',
  )
  const undo = { nextDate: '2026-12-31T18:30:00.000Z', timeZone }
  expect(reasonText(intl, { code: 'UNDO_UNTIL' }, undo)).toBe(
    'You can still change your mind. Until Jan\u00A01,\u00A02027, 1:30\u00A0AM.',
  )
})

test('reasonText returns undefined for a validation error, because the response contains its message', () => {
  expect(reasonText(intlOf('en-US'), { code: 'TOO_LARGE', field: 'size' })).toBeUndefined()
})

test('reasonLines shows the opening day of an offer in one line, without the time', () => {
  const lines = (codes: string[], nextDate?: string) =>
    reasonLines(intlOf('en-US'), { reasons: codes.map((code) => ({ code })), nextDate }, timeZone)
  expect(lines(['NOT_OPEN_YET'], '2026-12-08T00:00:00.000Z')).toEqual([
    'Available starting December\u00A08, 2026.',
  ])
  expect(lines(['FROM_LEVEL_3', 'NOT_OPEN_YET'], '2026-12-08T00:00:00.000Z')).toEqual([
    'It opens at level 3.',
    'Available starting December\u00A08, 2026.',
  ])
  expect(lines(['NOT_OPEN_YET', 'NOT_OPEN_YET'])).toEqual(['It isn’t open yet.'])
  expect(lines(['TOO_LARGE'], '2026-12-08T00:00:00.000Z')).toEqual([])
})
