// Provides accounts for tests that call domain rules directly, without an HTTP request.
import type { Account } from '#api/members/account.ts'
import { readAccount } from '#api/session/accounts.ts'

/** Parses an account. @throws if the text is neither an email address nor a mobile phone number */
export function accountOf(text: string): Account {
  const account = readAccount(text)
  if (account === undefined) throw new Error(`Invalid account ${text}.`)
  return account
}
