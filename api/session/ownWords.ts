// Passwords that say whose they are, or where: the first that anybody tries who knows the member.
import { brandNames } from '../catalog/brand.ts'

/** What is known of a member, as far as it is. */
export type KnownOf = {
  account?: string | null
  email?: string | null
  phone?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Shorter words say nobody. */
const shortest = 3

/** Whether nothing but digits, marks and blanks was added to the brand's name or to one thing that is known of the member. */
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

/** As it is dialled at home or from abroad, whatever stands between its digits. */
const isPartOfPhone = (typed: string, phone: string) =>
  phone.endsWith(typed.replace(/\D/g, '').replace(/^0+/, ''))
