// Tests serial numbers, purchase dates and the duration of warranties.
import { expect, test } from 'vitest'
import { addMonths } from '../locale/calendar.ts'
import { registrableProducts } from '../catalog/registrableProducts.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { assertRegistrable, normalSerial, warrantyUntil } from './rules.ts'

const pump = registrableProducts().get('air-one-pump')
if (!pump) throw new Error('The catalogue has no pump.')

function refusalOf(serialNumber: string, purchasedOn: string, today = '2026-11-21') {
  try {
    return assertRegistrable(pump!, { serialNumber, purchasedOn, today })
  } catch (error) {
    return error instanceof Refused ? [error.refusal, error.detail?.reasons[0]?.code] : error
  }
}

test.each(['AP2609001234', 'ap2609001234', 'AP 2609 001234', 'AP-2609-001234', ' ap2609001234 '])(
  'normalSerial converts %j to AP2609001234',
  (written) => {
    expect(normalSerial(written)).toBe('AP2609001234')
    expect(refusalOf(written, '2026-11-08')).toBeUndefined()
  },
)

test.each(['AP260900123', 'AP26090012345', 'DQ2609001234', '2609001234', 'AP260900123O'])(
  'assertRegistrable rejects the serial number %s',
  (written) => {
    expect(refusalOf(written, '2026-11-08')).toEqual(['SERIAL_NUMBER_WRONG', 'SERIAL_NUMBER_FORMAT'])
  },
)

test.each([
  ['2026-11-21', undefined],
  ['2026-05-25', undefined],
  ['2026-05-24', ['PURCHASE_DATE_WRONG', 'TOO_LONG_AGO']],
  ['2026-11-22', ['PURCHASE_DATE_WRONG', 'IN_FUTURE']],
])('on 2026-11-21, assertRegistrable throws these codes for a purchase on %s: %j', (purchasedOn, refusal) => {
  expect(refusalOf('AP2609001234', purchasedOn)).toEqual(refusal)
})

test.each([
  ['2026-11-08', 18, '2028-05-08'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-31', 0, '2026-01-31'],
])('addMonths of %s and %i months returns %s', (from, months, until) => {
  expect(addMonths(from, months)).toBe(until)
  expect(warrantyUntil(from, { warrantyMonths: months, extraMonths: 0 })).toBe(until)
})
