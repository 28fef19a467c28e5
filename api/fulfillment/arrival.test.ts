import { expect, test } from 'vitest'
import { arrivalAt } from './arrival.ts'

const timeZone = 'Asia/Bangkok'

test("arrivalAt estimates by destination country and by the member's local date", () => {
  // Still Thursday in UTC, but Friday in Bangkok.
  const from = new Date('2026-11-26T18:00:00Z')
  const options = { from, now: from, timeZone }
  expect(arrivalAt('TH', options)).toEqual({ from: '2026-12-01', to: '2026-12-04' })
  expect(arrivalAt('VN', options)).toEqual({ from: '2026-12-02', to: '2026-12-07' })
  expect(arrivalAt('SG', options)).toEqual({ from: '2026-12-08', to: '2026-12-18' })
})

test('arrivalAt returns null after the last day', () => {
  const from = new Date('2026-11-20T05:00:00Z')
  const at = (now: string) => arrivalAt('TH', { from, now: new Date(now), timeZone })
  expect(at('2026-11-27T16:59:00Z')).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  expect(at('2026-11-27T17:00:00Z')).toBeNull()
})
