// Reads the feeding stage of a member, and the issues that the member has read.
import { and, eq, sql } from 'drizzle-orm'
import { isSilenced } from '../offers/silence.ts'
import type { Member } from '../members/member.ts'
import { babiesOf, currentStage } from '../profile/index.ts'
import { readMemberRow } from '../session/index.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import type { ReaderStage } from './stage.ts'
import { magazineHistory } from './tables.ts'

/**
 * Returns the feeding stage of the member's baby, or the stage that the member chose, and the date of the return to
 * work. Stage 1 is the default value, so it does not count as a stage that the member chose.
 */
export async function readerStageOf(
  db: Database,
  member: Omit<Member, 'session'>,
  today: string,
): Promise<ReaderStage> {
  if (isSilenced(member)) return { stage: null, resumptionDate: null, isSilenced: true }
  const { lactation, resumptionDate } = await readMemberRow(db, member)
  const babyStage = currentStage(await babiesOf(db, member.id), today)
  return { stage: babyStage ?? (lactation > 1 ? lactation : null), resumptionDate }
}

/** Returns the ids of the given issues that the member has read. */
export async function readOf(db: Database, memberId: string, of: { id: string }[]): Promise<Set<string>> {
  const rows = await readIssues(db).execute({ memberId, ids: of.map(({ id }) => id) })
  return new Set(rows.map(({ issue }) => issue))
}

const readIssues = prepared((db) =>
  db
    .select({ issue: magazineHistory.issue })
    .from(magazineHistory)
    .where(
      and(
        eq(magazineHistory.memberId, sql.placeholder('memberId')),
        sql`${magazineHistory.issue} = any(${sql.placeholder('ids')})`,
      ),
    )
    .prepare('magazine_issues_read'),
)
