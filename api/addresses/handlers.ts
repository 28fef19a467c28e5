// Handles the member's address book and the address forms.
import type { Handlers } from '../http/operation.ts'
import { addressOf, shownAddress } from './addresses.ts'
import { addressBook, chooseDefault, removeAddress, saveAddress } from './book.ts'
import { addressForm } from './rules.ts'

export const addresses: Handlers<'addresses'> = {
  async listAddresses({ db, member, language }) {
    const book = await addressBook(db, member.id)
    return { items: book.map((address) => shownAddress(address, language)) }
  },

  async getAddress({ db, member, path, language }) {
    return shownAddress(await addressOf(db, member.id, path.id), language)
  },

  async modifyAddress({ db, member, body, now, language }) {
    return shownAddress(await saveAddress(db, member.id, { body, now }), language)
  },

  async setDefaultAddress({ db, member, body }) {
    await chooseDefault(db, member.id, body.id)
  },

  async deleteAddress({ db, member, path }) {
    await removeAddress(db, member.id, path.id)
  },

  async getAddressForm({ query, language }) {
    return addressForm(query.countryCode, language)
  },
}
