// The door that every call which names an account goes through (section 5): a phone that nobody can have is refused by each of them.
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '../http/refuse.ts'
import { canReceiveCode } from '../../src/shared/phone.ts'
import type { Database } from '../store/store.ts'
import { normalAccount } from './accounts.ts'
import { findMember } from './members.ts'

/**
 * An account of a request, by its key. Numbering plans change: whose account it is already keeps it, though the rules do not know the
 * number any more.
 * @throws BAD_REQUEST with PHONE_INVALID for a phone that is no mobile phone of any country
 */
export async function admitAccount(db: Database, named: string): Promise<string> {
  const account = normalAccount(named)
  if (!isPhone(account) || canReceiveCode(account) || (await findMember(db, account))) return account
  return refuse('BAD_REQUEST', { reasons: [{ code: 'PHONE_INVALID', field: 'account' }] })
}

/** A whole number that is a member's own already, however it is judged today. */
export async function keptPhone(db: Database, typed: string) {
  const account = typed.trim()
  const isKept = /^\+\d+$/.test(account) && !canReceiveCode(account) && (await findMember(db, account))
  return isKept ? { account, kind: 'phone' as const, countryCode: null } : undefined
}
