import { expect, test } from 'vitest'
import { arrivalAt } from './arrival.ts'

const timeZone = 'Asia/Bangkok'

test("arrivalAt adds the delivery time of the country, in weekdays, to the member's local date", () => {
  // At this instant, it is Thursday in UTC, but already Friday in Bangkok.
  const from = new Date('2026-11-26T18:00:00Z')
  const options = { from, now: from, timeZone }
  expect(arrivalAt('TH', options)).toEqual({ from: '2026-12-01', to: '2026-12-04' })
  expect(arrivalAt('VN', options)).toEqual({ from: '2026-12-02', to: '2026-12-07' })
  expect(arrivalAt('SG', options)).toEqual({ from: '2026-12-08', to: '2026-12-18' })
})

test('arrivalAt returns null if the last estimated day of the arrival has passed', () => {
  const from = new Date('2026-11-20T05:00:00Z')
  const at = (now: string) => arrivalAt('TH', { from, now: new Date(now), timeZone })
  expect(at('2026-11-27T16:59:00Z')).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  expect(at('2026-11-27T17:00:00Z')).toBeNull()
})
