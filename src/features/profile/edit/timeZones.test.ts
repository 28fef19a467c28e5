import { expect, test } from 'vitest'
import { zoneOptions } from './timeZones.ts'

const labels = (zone: string) => zoneOptions(zone).map(({ label }) => label)

test.each(['Asia/Saigon', 'Asia/Ho_Chi_Minh'])('zoneOptions lists %s once, by its current name', (zone) => {
  const [first, ...otherOptions] = zoneOptions(zone)
  expect(first).toEqual({ value: zone, label: 'Ho Chi Minh', words: 'Asia' })
  expect(otherOptions.map(({ label }) => label)).not.toContain('Ho Chi Minh')
  expect(labels(zone)).not.toContain('Saigon')
})

test('zoneOptions lists all time zones of the browser, with unique names', () => {
  const names = labels('Asia/Bangkok')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(Intl.supportedValuesOf('timeZone').length)
  expect(names).toEqual(expect.arrayContaining(['Ho Chi Minh', 'Jakarta', 'Tokyo', 'Indiana, Knox']))
})

test('zoneOptions contains the member’s time zone even if the browser does not list it', () => {
  expect(zoneOptions('UTC')[0]).toEqual({ value: 'UTC', label: 'UTC', words: undefined })
})
