// Stores the progress of members in courses, and grants the reward of a course when a member finishes it.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { award } from '../rewards/award.ts'
import type { Chapter, Course } from '../catalog/courses.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import type { Progress } from './rules.ts'
import { courseProgress } from './tables.ts'

/** Returns the progress of the member by course id. Courses that were not started are omitted. */
export async function progressOf(db: Database, memberId: string): Promise<Map<string, Progress>> {
  const rows = await progressRows(db).execute({ memberId })
  return new Map(rows.map(({ course, ...progress }) => [course, progress]))
}

const progressRows = prepared((db) =>
  db
    .select()
    .from(courseProgress)
    .where(eq(courseProgress.memberId, sql.placeholder('memberId')))
    .prepare('course_progress_of_member'),
)

/**
 * Marks a chapter as finished. If the chapter was already finished, the stored time stays the same. When the last
 * chapter is finished, the member gets the reward of the course.
 * @returns `last`: true if this call finished the last chapter of the course; `progress`: the progress in the course
 * after this call
 */
export async function finish(
  tx: Database,
  { memberId, course, chapter, now }: { memberId: string; course: Course; chapter: Chapter; now: Date },
): Promise<{ last: boolean; progress: Progress }> {
  const ofCourse = and(eq(courseProgress.memberId, memberId), eq(courseProgress.course, course.id))
  const [row] = await tx
    .insert(courseProgress)
    .values({ memberId, course: course.id, chapters: { [chapter.id]: now.toISOString() } })
    .onConflictDoUpdate({
      target: [courseProgress.memberId, courseProgress.course],
      set: { chapters: sql`excluded.chapters || ${courseProgress.chapters}` },
    })
    .returning()
  if (!row) throw new Error('Upsert of reading progress returned no row.')
  if (!course.chapters.every(({ id }) => Object.hasOwn(row.chapters, id)))
    return { last: false, progress: row }

  const [finished] = await tx
    .update(courseProgress)
    .set({ finishedAt: now })
    .where(and(ofCourse, isNull(courseProgress.finishedAt)))
    .returning()
  if (!finished) return { last: false, progress: row }
  const reference = `course:${course.id}:${memberId}`
  await award(tx, { memberId, prize: course.reward, source: 'course', reference, now })
  return { last: true, progress: finished }
}
