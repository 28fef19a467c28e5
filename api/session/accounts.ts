// What a member signs in with: an e-mail address or a phone, in one spelling.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { components } from '../../generated/schema.d.ts'
import { Account } from '../../generated/schemas/membersHub.schemas.ts'
import { refuse } from '../refuse.ts'

/** E-mail addresses compare without case; phones come as E.164 already. */
export const normalAccount = (account: string) => account.normalize('NFC').toLowerCase()

export const accountColumn = (account: string) => (account.startsWith('+') ? 'phone' : 'email')

type Accounts = { email: string | null; phone: string | null }

/** All that a member signs in with. */
export const accountsOf = ({ email, phone }: Accounts) => [email, phone].filter((account) => account !== null)

/** Where a member is written to; nowhere where she has neither. */
export const addressOf = ({ email, phone }: Accounts) => email ?? phone ?? ''

/**
 * An account as a person typed it; a phone may be dialled the way it is in the country (ISO 3166-1 alpha-2).
 * @throws ACCOUNT_INVALID for what is neither an e-mail address nor a mobile phone (section 5)
 */
export function readAccount(typed: string, country: string | null): components['schemas']['CheckedAccount'] {
  const text = typed.trim()
  if (text.includes('@')) {
    const account = normalAccount(text)
    return Account.safeParse(account).success
      ? { account, kind: 'email', countryCode: null }
      : refuseAccount()
  }
  const dialled = country !== null && isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(text, dialled)
  if (!phone?.isValid()) return refuseAccount()
  return { account: phone.number, kind: 'phone', countryCode: phone.country ?? null }
}

const refuseAccount = () =>
  refuse('ACCOUNT_INVALID', { reasons: [{ code: 'ACCOUNT_INVALID', field: 'account' }] })
