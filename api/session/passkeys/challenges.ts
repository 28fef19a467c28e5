// Issues passkey challenges. A challenge is valid for five minutes and one use, for one purpose, and only for the
// client that requested it. Challenges are stored in the database, because another process may receive the response.
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#api/store/store.ts'
import { hashOf, newToken } from '#api/store/secrets.ts'
import { passkeyChallenges, type ChallengePurpose } from './tables.ts'

export const challengeSeconds = 300

/**
 * Fields that identify a challenge. `holder` is the id of the session, the `Browser-Id` for a sign-in, or the hash of
 * the ticket for a second factor.
 */
export type ChallengeKey = { purpose: ChallengePurpose; holder: string }

/** Creates a challenge: 256 random bits in base64url. */
export async function issueChallenge(db: Database, { purpose, holder }: ChallengeKey, now: Date) {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOf(challenge), purpose, holderHash: hashOf(holder), expiresAt })
  return challenge
}

/**
 * Makes a challenge invalid for further use. Returns `false` if it is unknown, used, expired, or was issued for another
 * client or purpose.
 */
export async function spendChallenge(
  db: Database,
  { purpose, holder }: ChallengeKey,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const [spent] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holderHash, hashOf(holder)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return spent !== undefined
}
