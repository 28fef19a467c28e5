// Detects passwords that consist of the member's data or the brand's name. Attackers who know the member try such
// passwords first.
import { brandNames } from '../catalog/brand.ts'

/** Data of a member that must not be used as a password. */
export type KnownOf = {
  account?: string | null
  email?: string | null
  phone?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Minimum length of a name, email or brand name that is compared with the password. Shorter ones are ignored. */
const shortest = 3

/**
 * Checks whether a password is the brand's name or data of the member, with only digits, punctuation or blanks added,
 * such as `Mali-2026`.
 */
export function isPersonalWord(
  typed: string,
  { account, email, phone, firstName, lastName }: KnownOf,
): boolean {
  const letters = lettersOf(typed)
  const accounts = [account, email, phone].filter((candidate) => typeof candidate === 'string')
  if (letters === '')
    return accounts.some((candidate) => isPhone(candidate) && isPartOfPhone(typed, candidate))
  const [first, last] = [firstName ?? '', lastName ?? '']
  const words = [
    ...brandNames,
    first,
    last,
    `${first}${last}`,
    `${last}${first}`,
    ...accounts.flatMap((candidate) => [candidate, candidate.slice(0, Math.max(0, candidate.indexOf('@')))]),
  ]
  return words.some((word) => lettersOf(word).length >= shortest && lettersOf(word) === letters)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')

const isPhone = (account: string) => account.startsWith('+')

/**
 * Checks whether a password consists of the last digits of the phone number. Ignores separators and leading zeros, so
 * that local and international formats match.
 */
const isPartOfPhone = (typed: string, phone: string) =>
  phone.endsWith(typed.replace(/\D/g, '').replace(/^0+/, ''))
