// Plans a letter about a new issue of the magazine for each member who consented to news and offers by email.
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { members } from '../members/tables.ts'
import { letters } from '../notices/tables.ts'
import { newestIssue } from '../reading/index.ts'
import { consents } from '../session/index.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'

/** Days between two letters to a member. */
export const daysBetween = 25

/**
 * Runs as a daily job. A second run has no effect. Reads members in the order of their ids, and stops without reading
 * them if the magazine has no new issue.
 * @throws AggregateError with the failures, after all other letters were planned
 */
export async function planLetters(db: Database, now: Date, portion: Portion = {}) {
  const issue = newestIssue(now)?.id
  if (issue === undefined) return
  const plan = (rows: readonly { id: string }[]) =>
    db
      .insert(letters)
      .values(rows.map(({ id: memberId }) => ({ memberId, issue, dueAt: now })))
      .onConflictDoUpdate({
        target: letters.memberId,
        set: {
          issue,
          dueAt: sql`greatest(excluded.due_at, ${letters.sentAt} + ${`${daysBetween} days`}::interval)`,
        },
        setWhere: lt(letters.issue, issue),
      })
  await eachInBatches({
    ...portion,
    next: (span) => {
      const consent = db
        .select({ granted: consents.granted })
        .from(consents)
        .where(and(eq(consents.memberId, members.id), eq(consents.purpose, 'marketingMail')))
        .orderBy(desc(consents.number))
        .limit(1)
        .as('consent')
      return db
        .select({ id: members.id })
        .from(members)
        .innerJoinLateral(consent, eq(consent.granted, true))
        .leftJoin(letters, eq(letters.memberId, members.id))
        .where(
          and(
            eq(members.emailVerified, true),
            isNull(members.erasesAt),
            or(isNull(letters.memberId), lt(letters.issue, issue)),
            within(members.id, span),
          ),
        )
        .orderBy(asc(members.id))
        .limit(batchSize)
    },
    work: (row) => plan([row]),
    together: plan,
  })
}
