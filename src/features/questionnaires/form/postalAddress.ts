// Converts a saved address to an answer: a copy without data of the address book.
import type { Address, PostalAddress } from '#generated/schema.d.ts'
import { sorted } from '#shared/sorted.ts'

export function postalOf(address: Address): PostalAddress {
  const { id: _id, isDefault: _isDefault, provinceName: _provinceName, ...postal } = address
  return postal
}

/** True if the answered address equals the saved one. */
export function isSameAddress(saved: Address, answerAddress: PostalAddress): boolean {
  const textOf = (address: PostalAddress) => {
    const filled = Object.entries(address).filter(([, value]) => value)
    return JSON.stringify(sorted(filled, ([field], [other]) => field.localeCompare(other)))
  }
  return textOf(postalOf(saved)) === textOf(answerAddress)
}
