// The one place that turns text into an account: an email address in lower case, or a mobile phone number in E.164
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

/** All that a member signs in with. */
export const accountsOf = ({ email, phone }: Accounts) => [email, phone].filter((account) => account !== null)

/** Email address or phone number for messages to a member; empty if there is neither. */
export const addressOf = ({ email, phone }: Accounts) => email ?? phone ?? ''

const isEmailAccount = (text: string): text is Account =>
  text === text.toLowerCase() && Email.safeParse(text).success

/** A number that reads as another one when it is read again has no canonical form. */
function isPhoneAccount(text: string): text is Account {
  const phone = readPhone(text)
  return phone?.isMobile === true && phone.e164 === text
}

/** @returns the account of an email address as people and other services write it; undefined for any other text */
export function readEmail(written: string): Account | undefined {
  const [, name = '', domain = ''] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(written.trim()) ?? []
  const address = `${name}@${domainToASCII(domain)}`
  // Before it is lower-cased: the Kelvin sign would become a letter of ASCII.
  if (!Email.safeParse(address).success) return undefined
  const account = address.toLowerCase()
  return isEmailAccount(account) ? account : undefined
}

/**
 * @param country where the number is dialled (ISO 3166-1 alpha-2) if it has no calling code
 * @returns the account of a mobile phone number, in whatever form it is written; undefined for any other text
 */
export function readMobile(written: string, country?: string): Account | undefined {
  const phone = readPhone(written, country)
  return phone?.isMobile && isPhoneAccount(phone.e164) ? phone.e164 : undefined
}

/** @returns the account of an email address or a number with its calling code; undefined for any other text */
export const readAccount = (written: string): Account | undefined =>
  written.includes('@') ? readEmail(written) : readMobile(written)

/**
 * An account as a person typed it; a phone may be dialled the way it is in the country (ISO 3166-1 alpha-2).
 * @throws ACCOUNT_INVALID for what is neither an e-mail address nor a mobile phone (section 5)
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

/** An e-mail address or phone that its owner recognises and nobody else learns. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@')
  if (host === undefined) return `${name.slice(0, 3)}•••${name.slice(-2)}`
  return `${Array.from(name)[0] ?? ''}•••@${host}`
}
