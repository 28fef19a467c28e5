// Decides which data of a provider is trusted, and whether a member can still sign in.
import type { SocialIdentity } from '#api/integrations/social.ts'
import { withoutMarks } from '#shared/protocol/marks.ts'
import type { Account } from '#api/members/account.ts'
import { readEmail } from '../accounts.ts'

/** A person confirmed by a provider. The email is null unless the provider verified it. */
export type Person = Omit<SocialIdentity, 'emailVerified' | 'email'> & { email: Account | null }

/** Drops an unverified email address here, so that it is not used to find a member. */
export function personOf({ emailVerified, ...identity }: SocialIdentity): Person {
  return {
    ...identity,
    email: (emailVerified && identity.email !== null && readEmail(identity.email)) || null,
    firstName: nameOf(identity.firstName),
    lastName: nameOf(identity.lastName),
  }
}

/** Names prefill a form: names that the form would reject are dropped. */
function nameOf(name: string | null): string | null {
  const text = withoutMarks(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text && text.isWellFormed() && Array.from(text).length <= 60 ? text : null
}

/** Checks that the member can receive codes by email or phone, or has another connected account. */
export const hasOtherSignIn = (
  member: { email: string | null; phone: string | null },
  otherAccounts: number,
) => member.email !== null || member.phone !== null || otherAccounts > 0
