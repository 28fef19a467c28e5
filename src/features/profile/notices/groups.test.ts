import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import type { Notice } from '#generated/schema.d.ts'
import { groupsOf } from './groups.ts'

const notice = (at: string): Notice => ({
  id: at,
  kind: 'welcome',
  tone: 'info',
  title: 'Welcome',
  text: 'It’s good to have you here.',
  link: null,
  at,
  read: false,
  parcel: null,
})
const names = (now: string, ...times: string[]) =>
  groupsOf(createIntl({ locale: 'en-US' }), times.map(notice), {
    timeZone: 'Asia/Bangkok',
    now: Date.parse(now),
  }).map(({ group, members }) => [group, ...members.map(({ at }) => at)])

test('notifications are grouped by days of the member, in their order', () => {
  // It is November 30, 00:30 in Bangkok.
  expect(
    names(
      '2026-11-29T17:30:00Z',
      '2026-11-29T17:10:00Z',
      '2026-11-29T16:50:00Z',
      '2026-11-23T17:00:00Z',
      '2026-11-23T16:59:00Z',
    ),
  ).toEqual([
    ['today', '2026-11-29T17:10:00Z'],
    ['week', '2026-11-29T16:50:00Z', '2026-11-23T17:00:00Z'],
    ['earlier', '2026-11-23T16:59:00Z'],
  ])
})

test('a group without notifications is left out, and a time after the load of the page counts as today', () => {
  expect(names('2026-11-29T10:00:00Z', '2026-11-29T10:05:00Z')).toEqual([['today', '2026-11-29T10:05:00Z']])
})
