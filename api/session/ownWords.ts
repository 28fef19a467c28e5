// Detects passwords made of the member's data or the brand's name: attackers who know the member try these first.
import { brandNames } from '../catalog/brand.ts'

/** Known data of a member, for comparison with a password. */
export type KnownOf = {
  account?: string | null
  email?: string | null
  phone?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Shorter words are ignored. */
const shortest = 3

/** Checks if a password is the brand's name or a known detail of the member with only digits, punctuation or blanks added. */
export function isOwnWord(typed: string, { account, email, phone, firstName, lastName }: KnownOf): boolean {
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

/** Ignores separators and leading zeros, so local and international formats match. */
const isPartOfPhone = (typed: string, phone: string) =>
  phone.endsWith(typed.replace(/\D/g, '').replace(/^0+/, ''))
