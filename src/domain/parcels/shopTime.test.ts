// Tests times of orders and parcels in the time zone of the shop.
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { languages, locales } from '#shared/languages.ts'
import { shopTimeText, shopZoneName } from './shopTime.ts'

const instant = '2026-11-21T02:59:42.000Z'

test('shopTimeText formats English dates, alone or with 12-hour time, in the Asia/Shanghai time zone (section 9 of the specification)', () => {
  expect(shopTimeText(instant, 'date')).toBe('Nov\u00a021,\u00a02026')
  expect(shopTimeText(instant, 'time')).toBe('Nov\u00a021,\u00a02026, 10:59\u00a0AM')
  expect(shopTimeText('2026-11-20T16:05:00.000Z', 'time')).toBe('Nov\u00a021,\u00a02026, 12:05\u00a0AM')
  expect(shopTimeText('2026-11-20T15:59:00.000Z', 'date')).toBe('Nov\u00a020,\u00a02026')
})

test('shopZoneName is translated to each language', () => {
  const names = locales.map((locale) => shopZoneName(createIntl({ locale: languages[locale].tag })))
  expect(names[0]).toBe('China Standard Time')
  expect(new Set(names).size).toBe(4)
})
