// Limits wrong authenticator codes of a member across all tickets, because an attacker with the password can get a new
// ticket after every five guesses.
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '#api/store/store.ts'
import { secondFactors } from './tables.ts'

/**
 * Maximum number of wrong codes within an hour. Three of a million codes are valid at any time. The 240 possible
 * guesses of a day therefore succeed with a probability of 0.07 %.
 */
const failuresAtMost = 10
const failuresSeconds = 3600

/**
 * Counts a failure before the code is compared, so that concurrent guesses share the limit. If the code is correct,
 * `acceptStep` subtracts the failure again.
 * @returns `isLast`: true if a wrong code now would be the last one that the hourly limit allows
 * @throws SECOND_FACTOR_WAIT if the hourly limit is exceeded
 */
export async function takeGuess(db: Database, memberId: string, now: Date): Promise<{ isLast: boolean }> {
  const until = new Date(now.getTime() + failuresSeconds * 1000)
  const { failures, failuresUntil } = secondFactors
  const hasExpired = or(isNull(failuresUntil), lte(failuresUntil, now))
  const [attempt] = await db
    .update(secondFactors)
    .set({
      failures: sql`case when ${hasExpired} then 1 else ${failures} + 1 end`,
      failuresUntil: sql`case when ${hasExpired} then ${until.toISOString()}::timestamptz else ${failuresUntil} end`,
    })
    .where(and(eq(secondFactors.memberId, memberId), or(hasExpired, lt(failures, failuresAtMost))))
    .returning({ failures })
  if (attempt) return { isLast: attempt.failures === failuresAtMost }
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.memberId, memberId))
  // The row is missing if the second factor was turned off in the meantime.
  if (!row) return refuse('SECOND_FACTOR_GONE')
  const nextDate = row.failuresUntil?.toISOString()
  return refuse('SECOND_FACTOR_WAIT', { reasons: [{ code: 'RETRY_AFTER' }], nextDate })
}

/**
 * Marks the code of a time step as used. A code is accepted only if its time step is later than that of the last
 * accepted code.
 * @returns true if the code is accepted; false if it or a later code was already used
 */
export async function acceptStep(tx: Database, memberId: string, step: number): Promise<boolean> {
  const { lastStep, failures } = secondFactors
  const accepted = await tx
    .update(secondFactors)
    .set({ lastStep: step, failures: sql`greatest(${failures} - 1, 0)` })
    .where(and(eq(secondFactors.memberId, memberId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ memberId: secondFactors.memberId })
  return accepted.length > 0
}
