// Tables of passkeys and of pending passkey challenges.
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#api/store/columns.ts'

/** Passkeys. Each passkey belongs to one member. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Credential id, which the device generates, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** Public key in COSE format, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Last signature counter of the device, an unsigned 32-bit integer; 0 if the device does not count signatures. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_member').on(table.memberId, table.id),
  ],
)

/** Purpose of a challenge. A challenge is rejected for other purposes. */
export type ChallengePurpose = 'signIn' | 'secondFactor' | 'add' | 'proof'

/**
 * Pending challenges. Stores only SHA-256 hashes of a challenge and of the client that requested it, so that a leaked
 * database cannot be used to answer a challenge.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /**
     * SHA-256 of the value that identifies the client: the session id, the Browser-Id at a sign-in, or the ticket of a
     * sign-in that waits for the second factor.
     */
    holderHash: text('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
