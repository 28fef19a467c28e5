// The member's address book, and the forms of addresses.
import type { Handlers } from '../operation.ts'
import { addressOf } from './addresses.ts'
import { addressBook, chooseDefault, removeAddress, saveAddress } from './book.ts'
import { addressForm } from './rules.ts'

export const addresses: Handlers<'addresses'> = {
  async listAddresses({ db, member }) {
    return { items: await addressBook(db, member.id) }
  },

  async getAddress({ db, member, path }) {
    return await addressOf(db, member.id, path.id)
  },

  async modifyAddress({ db, member, body, now }) {
    return await saveAddress(db, member.id, body, now)
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
