// Validates product registrations, and calculates the end and state of a warranty.
import type { components } from '#generated/schema.d.ts'
import { addMonths, daysBetween } from '../locale/calendar.ts'
import { warranty, type RegistrableProduct } from '../catalog/registrableProducts.ts'
import { refuse } from '#shared/protocol/refuse.ts'

/** Normalizes a serial number: removes spaces and dashes, and converts letters to upper case. */
export const normalSerial = (serialNumber: string) => serialNumber.replace(/[ -]/g, '').toUpperCase()

export const fitsProduct = (
  serialNumber: string,
  { serialPattern }: Pick<RegistrableProduct, 'serialPattern'>,
) => new RegExp(serialPattern).test(normalSerial(serialNumber))

/** @throws SERIAL_NUMBER_WRONG, PURCHASE_DATE_WRONG */
export function assertRegistrable(
  product: RegistrableProduct,
  { serialNumber, purchasedOn, today }: { serialNumber: string; purchasedOn: string; today: string },
) {
  if (!fitsProduct(serialNumber, product))
    refuse('SERIAL_NUMBER_WRONG', { reasons: [{ code: 'SERIAL_NUMBER_FORMAT', field: 'serialNumber' }] })
  const days = daysBetween(purchasedOn, today)
  const code = days < 0 ? 'IN_FUTURE' : days > product.registerWithinDays ? 'TOO_LONG_AGO' : undefined
  if (code) refuse('PURCHASE_DATE_WRONG', { reasons: [{ code, field: 'purchasedOn' }] })
}

/** Returns the last day of the warranty, including the extension for registered products. */
export const warrantyUntil = (
  purchasedOn: string,
  { warrantyMonths, extraMonths }: Pick<RegistrableProduct, 'warrantyMonths' | 'extraMonths'>,
) => addMonths(purchasedOn, warrantyMonths + extraMonths)

/** @param today current date in the member's time zone */
export function warrantyState(until: string, today: string): components['schemas']['WarrantyState'] {
  const daysLeft = daysBetween(today, until)
  if (daysLeft < 0) return 'over'
  return daysLeft <= warranty().endsSoonDays ? 'endsSoon' : 'running'
}
