// Accounts for tests that call the rules without a request.
import type { Account } from '#api/members/account.ts'
import { readAccount } from '#api/session/accounts.ts'

/** The account that the text names. @throws unless it is an email address or a mobile phone number */
export function accountOf(text: string): Account {
  const account = readAccount(text)
  if (account === undefined) throw new Error(`No account: ${text}`)
  return account
}
