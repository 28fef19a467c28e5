// Converts text to an account: an email address in lower case, or a mobile phone number in E.164. No other module
// creates accounts (docs/decisions/0021-treat-one-mailbox-as-one-account.md).
import { domainToASCII } from 'node:url'
import type { components } from '#generated/schema.d.ts'
import { Email } from '#generated/schemas/membersHub.schemas.ts'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { readPhone } from '#shared/phone.ts'

export const accountColumn = (account: Account) => (isPhone(account) ? 'phone' : 'email')

type Accounts = { email: Account | null; phone: Account | null }

/** Returns the email address and phone number of a member, with both of which the member can sign in. */
export const accountsOf = ({ email, phone }: Accounts) => [email, phone].filter((account) => account !== null)

/** Returns the email address or phone number for messages to a member; an empty string if the member has neither. */
export const addressOf = ({ email, phone }: Accounts) => email ?? phone ?? ''

const isEmailAccount = (text: string): text is Account =>
  text === text.toLowerCase() && Email.safeParse(text).success

/**
 * Checks that the text is a mobile phone number in canonical form. Rejects a number whose canonical form is different,
 * such as `+660812345678`.
 */
function isPhoneAccount(text: string): text is Account {
  const phone = readPhone(text)
  return phone?.isMobile === true && phone.e164 === text
}

/**
 * @returns the canonical form of an email address, such as `mali@example.com` for ` Mali@Example.com`; undefined for
 * any other text
 */
export function readEmail(written: string): Account | undefined {
  const [, name = '', domain = ''] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(written.trim()) ?? []
  const address = `${name}@${domainToASCII(domain)}`
  // Validates the address before converting it to lower case, because that conversion would turn the Kelvin sign into
  // an ASCII letter.
  if (!Email.safeParse(address).success) return undefined
  const account = address.toLowerCase()
  return isEmailAccount(account) ? account : undefined
}

/**
 * @param country country (ISO 3166-1 alpha-2) that is assumed for a number without a calling code
 * @returns the canonical form (E.164) of a mobile phone number, which may contain blanks or dashes; undefined for any
 * other text
 */
export function readMobile(written: string, country?: string): Account | undefined {
  const phone = readPhone(written, country)
  return phone?.isMobile && isPhoneAccount(phone.e164) ? phone.e164 : undefined
}

/**
 * @returns the canonical form of an email address or of a phone number with a calling code; undefined for any other
 * text
 */
export const readAccount = (written: string): Account | undefined =>
  written.includes('@') ? readEmail(written) : readMobile(written)

/**
 * Parses an email address or phone number that a member typed. A phone number may be in the local format of the country
 * (ISO 3166-1 alpha-2).
 * @throws ACCOUNT_INVALID for text that is neither an email address nor a mobile phone number (section 5 of the
 * specification)
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

/** Masks an email address or phone number, so that its owner can recognize it but other people cannot read it. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@')
  if (host === undefined) return `${name.slice(0, 3)}•••${name.slice(-2)}`
  return `${Array.from(name)[0] ?? ''}•••@${host}`
}
