// An address of the member's own as an answer: as it is now, without what belongs to the address book.
import type { Address, PostalAddress } from '../../../../generated/schema.d.ts'

export function postalOf(address: Address): PostalAddress {
  const { id: _id, isDefault: _isDefault, provinceName: _provinceName, ...postal } = address
  return postal
}

/** Whether what was answered is still what the book says. */
export function isSameAddress(saved: Address, given: PostalAddress): boolean {
  const told = (address: PostalAddress) =>
    JSON.stringify(
      Object.entries(address)
        .filter(([, value]) => value)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    )
  return told(postalOf(saved)) === told(given)
}
