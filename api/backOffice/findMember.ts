// Finds the member whom an operator names in a command.
import type { Database } from '../store/store.ts'
import { Stopped } from './commandLine.ts'
import { membersWithAccount } from './members/find.ts'

/** @throws Stopped if the number without a calling code matches phone numbers of several members */
export async function findNamed(db: Database, written: string) {
  const matches = await membersWithAccount(db, written)
  if (matches.length > 1)
    throw new Stopped(
      `Phone number "${written.trim()}" belongs to several members: ${matches.map(({ id }) => id).join(', ')}. Name one of them by its id.`,
    )
  return matches[0]
}

/** @throws Stopped for an unknown member */
export async function memberNamed(db: Database, written: string) {
  const member = await findNamed(db, written)
  if (member) return member
  throw new Stopped(
    `Not found: no member with email, phone or id "${written}". Write the full email address, the phone number with its country code, or the member id.`,
  )
}
