// Tests the greeting and its picture for each hour of the day.
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/messages.ts'
import { sceneAt, timeOfDay } from './timeOfDay.ts'

test.each([
  [0, 'night', 'night'],
  [4, 'night', 'night'],
  [5, 'morning', 'day'],
  [12, 'afternoon', 'day'],
  [17, 'afternoon', 'day'],
  [18, 'evening', 'night'],
  [21, 'evening', 'night'],
  [22, 'evening', 'night'],
  [23, 'night', 'night'],
] as const)('at %i o’clock the greeting is for the %s and its picture shows the %s', (hour, time, scene) => {
  expect(timeOfDay(hour)).toBe(time)
  expect(sceneAt(timeOfDay(hour))).toBe(scene)
})

test.each([
  ['en-US', 'Good evening, Mali', 'Up late, Mali?'],
  ['id-ID', 'Selamat malam, Mali', 'Masih terjaga, Mali?'],
  ['th-TH', 'สวัสดีตอนค่ำ คุณ Mali', 'ดึกแล้ว ขอให้ได้พักบ้างนะ คุณ Mali'],
  ['vi-VN', 'Chào buổi tối, Mali', 'Khuya rồi, Mali ơi'],
] as const)(
  'in %s a member is greeted with “%s” at 22:59 and with “%s” at 23:00',
  (locale, evening, night) => {
    const intl = createIntl({ locale, messages: messagesIn(locale) })
    const greeting = (hour: number) =>
      intl.formatMessage({ id: 'membership.greeting' }, { time: timeOfDay(hour), name: 'Mali' })
    expect([greeting(22), greeting(23)]).toEqual([evening, night])
  },
)
