// Decides what is believed of a person that a provider confirms, and whether a member can still sign in.
import type { SocialIdentity } from '#api/integrations/social.ts'
import { withoutMarks } from '#shared/protocol/marks.ts'
import type { Account } from '#api/members/account.ts'
import { readEmail } from '../accounts.ts'

/** A confirmed person; their address only if the provider verified it. */
export type Person = Omit<SocialIdentity, 'emailVerified' | 'email'> & { email: Account | null }

/** An unverified address is dropped here, before anything can look for a member by it. */
export function personOf({ emailVerified, ...identity }: SocialIdentity): Person {
  return {
    ...identity,
    email: (emailVerified && identity.email !== null && readEmail(identity.email)) || null,
    firstName: nameOf(identity.firstName),
    lastName: nameOf(identity.lastName),
  }
}

/** Names begin a form: what the form could not hold is left out. */
function nameOf(name: string | null): string | null {
  const text = withoutMarks(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text && text.isWellFormed() && Array.from(text).length <= 60 ? text : null
}

/** A code reaches an address or a phone; without either, another service has to be left. */
export const hasOtherSignIn = (
  member: { email: string | null; phone: string | null },
  otherAccounts: number,
) => member.email !== null || member.phone !== null || otherAccounts > 0
