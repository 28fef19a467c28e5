// Converts a saved address to an answer: a copy of the postal parts, without data of the address book such as the id.
import type { Address, PostalAddress } from '#generated/schema.d.ts'
import { sorted } from '#shared/sorted.ts'

export function postalOf(address: Address): PostalAddress {
  const { id: _id, isDefault: _isDefault, provinceName: _provinceName, ...postal } = address
  return postal
}

/** Returns true if the address in the answer equals the saved address. */
export function isSameAddress(saved: Address, answerAddress: PostalAddress): boolean {
  const textOf = (address: PostalAddress) => {
    const filled = Object.entries(address).filter(([, value]) => value)
    return JSON.stringify(sorted(filled, ([field], [other]) => field.localeCompare(other)))
  }
  return textOf(postalOf(saved)) === textOf(answerAddress)
}
