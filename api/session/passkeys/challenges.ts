// Issues challenges for passkeys: five minutes, one use, for one purpose and for who asked. They lie in the database, as the process that
// takes the answer may be another one.
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#api/store/store.ts'
import { hashOf, newToken } from '#api/store/secrets.ts'
import { passkeyChallenges, type ChallengePurpose } from './tables.ts'

export const challengeSeconds = 300

/** `holder` is the id of the session, or the browser's name to sign in with. */
export type ChallengeKey = { purpose: ChallengePurpose; holder: string }

/** Makes a challenge: 256 random bits in base64url. */
export async function issueChallenge(db: Database, { purpose, holder }: ChallengeKey, now: Date) {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOf(challenge), purpose, holderHash: hashOf(holder), expiresAt })
  return challenge
}

/** Uses the challenge up; `false` for one that is another's, for something else, used, expired or never was. */
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
