// Holds the tables of passkeys and of the challenges that wait to be signed by one.
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#api/store/columns.ts'

/** A passkey opens one membership. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Made by the device, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In COSE, as base64url: it checks signatures and makes none. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as its device counts: 32 bits without a sign. */
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

/** What a challenge is for; it works for nothing else. */
export type ChallengePurpose = 'signIn' | 'secondFactor' | 'add' | 'proof'

/** SHA-256 of what is signed and of who may answer: a copy of the database finishes nothing. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** Hash of the session token, the Browser-Id at sign-in, or the ticket of the second factor. */
    holderHash: text('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
