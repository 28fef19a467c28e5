// Decides which data of a sign-in provider is trusted, and whether a member has another sign-in method.
import type { SocialIdentity } from '#api/integrations/social.ts'
import { withoutControls } from '#shared/protocol/controlCharacters.ts'
import type { Account } from '#api/members/account.ts'
import { readEmail } from '../accounts.ts'

/** Person who has signed in at a provider. The email is null unless the provider has verified it. */
export type Person = Omit<SocialIdentity, 'emailVerified' | 'email'> & { email: Account | null }

/**
 * Converts the identity that a provider returns. Removes an email address that the provider has not verified, so that
 * it is never used to find a member.
 */
export function personOf({ emailVerified, ...identity }: SocialIdentity): Person {
  return {
    ...identity,
    email: (emailVerified && identity.email !== null && readEmail(identity.email)) || null,
    firstName: nameOf(identity.firstName),
    lastName: nameOf(identity.lastName),
  }
}

/** Normalizes a name that prefills a form. Returns null for a name that the form would reject. */
function nameOf(name: string | null): string | null {
  const text = withoutControls(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text && text.isWellFormed() && Array.from(text).length <= 60 ? text : null
}

/** Checks whether the member can sign in with a code sent by email or phone, or with another connected account. */
export const hasOtherSignIn = (
  member: { email: string | null; phone: string | null },
  otherAccounts: number,
) => member.email !== null || member.phone !== null || otherAccounts > 0
