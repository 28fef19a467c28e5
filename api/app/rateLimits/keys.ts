// Reads who calls, by browser and by account, as far as limits and codes go by it.
import { browserId } from '#generated/operations.ts'
import type { Operation } from '#api/http/operation.ts'
import { Refused } from '#api/http/refuse.ts'
import { readAccount } from '#api/session/accounts.ts'

/** The name that a browser made for itself; empty where there is none. @throws BAD_REQUEST */
export function readBrowserId(header: string | undefined): string {
  const { minLength, maxLength, pattern } = browserId
  if (header === undefined) return ''
  if (header.length >= minLength && header.length <= maxLength && new RegExp(pattern).test(header))
    return header
  throw new Refused('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'Browser-Id' }] })
}

/**
 * Returns the key of the limits per account: the member if the operation requires sign-in, else the account that the body names. All
 * forms of a phone number have the same key.
 */
export function accountOf({ access }: Operation, body: unknown, memberId: string | undefined) {
  if (access === 'member') return memberId
  const { account, replyTo }: Record<string, unknown> = Object(body)
  const named = account ?? replyTo
  return typeof named === 'string' ? (readAccount(named) ?? named.toLowerCase()) : memberId
}
