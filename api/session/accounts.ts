// Reads what a member signs in with: an e-mail address or a phone, in one spelling.
import { domainToASCII } from 'node:url'
import type { components } from '../../generated/schema.d.ts'
import { Email } from '../../generated/schemas/membersHub.schemas.ts'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '../http/refuse.ts'
import { readPhone } from '../../src/shared/phone.ts'

/** An account of the contract, which is ASCII, by its key: e-mail addresses compare without case. */
export const normalAccount = (account: string) => account.toLowerCase()

export const accountColumn = (account: string) => (isPhone(account) ? 'phone' : 'email')

type Accounts = { email: string | null; phone: string | null }

/** All that a member signs in with. */
export const accountsOf = ({ email, phone }: Accounts) => [email, phone].filter((account) => account !== null)

/** Where a member is written to; nowhere where they have neither. */
export const addressOf = ({ email, phone }: Accounts) => email ?? phone ?? ''

/** An address as people and other services write it, by its key; `undefined` for what is none. */
export function readEmail(written: string): string | undefined {
  const [, name = '', domain = ''] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(written.trim()) ?? []
  const { success, data } = Email.safeParse(`${name}@${domainToASCII(domain)}`)
  return success ? normalAccount(data) : undefined
}

/**
 * An account as a person typed it; a phone may be dialled the way it is in the country (ISO 3166-1 alpha-2).
 * @throws ACCOUNT_INVALID for what is neither an e-mail address nor a mobile phone (section 5)
 */
export function readAccount(typed: string, country: string | null): components['schemas']['CheckedAccount'] {
  const text = typed.trim()
  if (text.includes('@')) {
    const account = readEmail(text)
    return account === undefined ? refuseAccount() : { account, kind: 'email', countryCode: null }
  }
  const phone = readPhone(text, country ?? undefined)
  if (!phone?.isMobile) return refuseAccount()
  return { account: phone.e164, kind: 'phone', countryCode: phone.country ?? null }
}

const refuseAccount = () =>
  refuse('ACCOUNT_INVALID', { reasons: [{ code: 'ACCOUNT_INVALID', field: 'account' }] })

/** An e-mail address or phone that its owner recognises and nobody else learns. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@')
  if (host === undefined) return `${name.slice(0, 3)}•••${name.slice(-2)}`
  return `${Array.from(name)[0] ?? ''}•••@${host}`
}
