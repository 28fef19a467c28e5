// Converts text to an account: an email address in lower case, or a mobile phone number in E.164. No other module creates accounts
// (docs/decisions/0106-read-every-account-at-one-door.md).
import { domainToASCII } from 'node:url'
import type { components } from '#generated/schema.d.ts'
import { Email } from '#generated/schemas/membersHub.schemas.ts'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { readPhone } from '#shared/phone.ts'

export const accountColumn = (account: Account) => (isPhone(account) ? 'phone' : 'email')

type Accounts = { email: Account | null; phone: Account | null }

/** Accounts that a member can sign in with. */
export const accountsOf = ({ email, phone }: Accounts) => [email, phone].filter((account) => account !== null)

/** Email address or phone number for messages to a member; empty if there is neither. */
export const addressOf = ({ email, phone }: Accounts) => email ?? phone ?? ''

const isEmailAccount = (text: string): text is Account =>
  text === text.toLowerCase() && Email.safeParse(text).success

/** Rejects numbers that parse to a different number: they have no canonical form. */
function isPhoneAccount(text: string): text is Account {
  const phone = readPhone(text)
  return phone?.isMobile === true && phone.e164 === text
}

/** @returns the account for an email address as members and other services write it; undefined for any other text */
export function readEmail(written: string): Account | undefined {
  const [, name = '', domain = ''] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(written.trim()) ?? []
  const address = `${name}@${domainToASCII(domain)}`
  // Validate before lower-casing, which would turn the Kelvin sign into an ASCII letter.
  if (!Email.safeParse(address).success) return undefined
  const account = address.toLowerCase()
  return isEmailAccount(account) ? account : undefined
}

/**
 * @param country country (ISO 3166-1 alpha-2) in which a number without a calling code is dialed
 * @returns the account for a mobile phone number in any notation; undefined for any other text
 */
export function readMobile(written: string, country?: string): Account | undefined {
  const phone = readPhone(written, country)
  return phone?.isMobile && isPhoneAccount(phone.e164) ? phone.e164 : undefined
}

/** @returns the account for an email address or a number with its calling code; undefined for any other text */
export const readAccount = (written: string): Account | undefined =>
  written.includes('@') ? readEmail(written) : readMobile(written)

/**
 * Reads an account as a member typed it. A phone number may be in the local format of the country (ISO 3166-1 alpha-2).
 * @throws ACCOUNT_INVALID for text that is neither an email address nor a mobile phone number (section 5)
 */
export function checkTyped(typed: string, country: string | null): components['schemas']['CheckedAccount'] {
  const text = typed.trim()
  if (text.includes('@')) {
    const account = readEmail(text)
    return account === undefined ? refuseAccount() : { account, kind: 'email', countryCode: null }
  }
  const account = readMobile(text, country ?? undefined)
  if (account === undefined) return refuseAccount()
  return { account, kind: 'phone', countryCode: readPhone(account)?.country ?? null }
}

const refuseAccount = () =>
  refuse('ACCOUNT_INVALID', { reasons: [{ code: 'ACCOUNT_INVALID', field: 'account' }] })

/** Masks an email address or phone number so that only its owner recognizes it. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@')
  if (host === undefined) return `${name.slice(0, 3)}•••${name.slice(-2)}`
  return `${Array.from(name)[0] ?? ''}•••@${host}`
}
